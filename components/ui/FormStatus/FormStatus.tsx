import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../Icon/Icon';
import styles from './FormStatus.module.css';

export type StatusTone = 'success' | 'error' | 'info';

export const STATUS_ICONS: Record<StatusTone, IconName> = { success: 'check', error: 'alert', info: 'info' };

/**
 * The outcome of a form, as a live region: errors are announced at once, the rest when the screen reader pauses. Mount
 * it empty and fill it later, so that the change is announced.
 */
export function FormStatus({
  tone = 'info',
  title,
  children,
}: {
  tone?: StatusTone;
  title?: string;
  children?: ReactNode;
}) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'}>
      {title || children ? (
        <div className={classNames('ground-light', styles.status, styles[tone])}>
          <Icon name={STATUS_ICONS[tone]} />
          <div className={styles.words}>
            {title ? (
              <p className={styles.title}>
                <strong>{title}</strong>
              </p>
            ) : null}
            <div className="contents">{children}</div>
          </div>
        </div>
      ) : null}
    </div>
  );
}
