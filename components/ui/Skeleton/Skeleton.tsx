import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import styles from './Skeleton.module.css';

/** A placeholder for loading content: lines of text, or a block with the content's aspect ratio. */
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
