import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../Icon/Icon';
import styles from './FormStatus.module.css';

export type StatusTone = 'success' | 'error' | 'info';

export const STATUS_ICONS: Record<StatusTone, IconName> = { success: 'check', error: 'alert', info: 'info' };

/**
 * A message, as a live region: errors are announced at once, the rest when the screen reader pauses. Mount it empty and
 * fill it later, so that the change is announced. The outcome of a form takes focus instead, which announces it once: a
 * page that is rendered with it has focus there, a form that adds it later focuses its `[tabindex="-1"]`.
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
  /** The fragment of the address that leads to the outcome. */
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
