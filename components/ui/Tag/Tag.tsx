import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Tag.module.css';

export const TAG_LOOKS = ['neutral', 'primary', 'accent', 'success', 'notice', 'danger', 'dark'] as const;
export type TagLook = (typeof TAG_LOOKS)[number];

/** A label for a category or state. */
export function Tag({ look = 'neutral', children }: { look?: TagLook; children: ReactNode }) {
  return (
    <span className={classNames(look !== 'dark' && 'ground-light', styles.tag, styles[look])}>
      {children}
    </span>
  );
}

/** A count, such as the number of chosen products; `label` is its accessible name. */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.badge}>
      {count}
      <span className="visually-hidden"> {label}</span>
    </span>
  );
}
