import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../Icon/Icon';
import styles from './FormStatus.module.css';

export type StatusTone = 'success' | 'error' | 'info';

export const STATUS_ICONS: Record<StatusTone, IconName> = { success: 'check', error: 'alert', info: 'info' };

/**
 * A message in a live region. Screen readers announce errors immediately, and other messages when they pause. Mount it
 * empty and fill it later, because only changes are announced. The outcome of a form takes focus instead, which
 * announces it once. In the server's HTML, an outcome takes focus on load. A form that adds it later must focus its
 * `[tabindex="-1"]`.
 */
export function FormStatus({
  tone = 'info',
  title,
  isOutcome = false,
  id,
  children,
}: {
  tone?: StatusTone;
  title?: string;
  isOutcome?: boolean;
  /** Element id, for URL fragments that lead to the outcome. */
  id?: string;
  children?: ReactNode;
}) {
  const wordsId = useId();
  const role = isOutcome
    ? { role: 'group', 'aria-labelledby': wordsId, tabIndex: -1, autoFocus: true }
    : { role: tone === 'error' ? 'alert' : 'status' };
  return (
    <div id={id} {...role}>
      {title || children ? (
        <div className={classNames('ground-light', styles.status, styles[tone])}>
          <Icon name={STATUS_ICONS[tone]} />
          <div id={isOutcome ? wordsId : undefined} className={styles.words}>
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
