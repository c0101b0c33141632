import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import styles from './Skeleton.module.css';

/** Where something is still to come: lines of text, or a block with the proportion of what will stand there. */
export function Skeleton({
  lines,
  ratio = '4 / 3',
}: {
  lines?: number;
  ratio?: CSSProperties['aspectRatio'];
}) {
  if (lines === undefined)
    return (
      <span
        className={classNames(styles.bone, styles.block)}
        style={{ aspectRatio: ratio }}
        aria-hidden="true"
      />
    );
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(styles.bone, styles.line)} />
      ))}
    </span>
  );
}
