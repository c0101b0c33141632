import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Heading } from '../Heading/Heading';
import { Icon, type IconName } from '../Icon/Icon';
import styles from './EmptyState.module.css';

/** Tells visitors that there are no results, why, and what to do next. */
export function EmptyState({
  title,
  icon = 'search',
  level = 2,
  actions,
  children,
}: {
  title: string;
  icon?: IconName;
  level?: 2 | 3;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={classNames('ground-light', styles.empty)}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <Heading level={level} size="xl">
        {title}
      </Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
