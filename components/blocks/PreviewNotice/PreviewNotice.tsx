import type { ReactNode } from 'react';
import styles from './PreviewNotice.module.css';

/** Tells editors, in previews, about content that visitors do not see. */
export function PreviewNotice({ children }: { children: ReactNode }) {
  return <div className={styles.notice}>{children}</div>;
}
