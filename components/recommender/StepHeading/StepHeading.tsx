import type { ReactNode } from 'react';
import styles from './StepHeading.module.css';

export function StepHeading({
  title,
  introduction,
  children,
}: {
  title: string;
  introduction?: string | null;
  children?: ReactNode;
}) {
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>{title}</h1>
      {introduction ? <p className={styles.introduction}>{introduction}</p> : null}
      {children}
    </div>
  );
}
