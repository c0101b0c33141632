import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Prose.module.css';

export type ProseStyle = 'default' | 'lead' | 'narrow' | 'columns' | 'legal';

export function Prose({
  look = 'default',
  className,
  children,
}: {
  look?: ProseStyle;
  className?: string;
  children: ReactNode;
}) {
  return <div className={classNames(styles.prose, styles[look], className)}>{children}</div>;
}
