import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Tag.module.css';

export const TAG_LOOKS = ['neutral', 'primary', 'accent', 'success', 'notice', 'danger', 'dark'] as const;
export type TagLook = (typeof TAG_LOOKS)[number];

/** A word that sorts what it stands on: a category, a state. */
export function Tag({ look = 'neutral', children }: { look?: TagLook; children: ReactNode }) {
  return (
    <span className={classNames(look !== 'dark' && 'ground-light', styles.tag, styles[look])}>
      {children}
    </span>
  );
}

/** A number on something, such as how many products are chosen; `label` says of what. */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.badge}>
      {count}
      <span className="visually-hidden"> {label}</span>
    </span>
  );
}
