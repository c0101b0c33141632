'use client';

import { useEffect } from 'react';
import { Icon } from '../Icon/Icon';
import { STATUS_ICONS, type StatusTone } from '../FormStatus/FormStatus';
import styles from './Toast.module.css';

/**
 * A short message about an action ("Link copied") at the bottom of the viewport. The live region is always in the
 * document, so that screen readers announce its changes. `onDone` runs after `duration` milliseconds.
 */
export function Toast({
  message,
  tone = 'success',
  duration = 5000,
  onDone,
}: {
  message: string | null;
  tone?: StatusTone;
  duration?: number;
  onDone?: () => void;
}) {
  useEffect(() => {
    if (!message || !onDone) return;
    const timer = setTimeout(onDone, duration);
    return () => clearTimeout(timer);
  }, [message, duration, onDone]);
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.region} data-noprint="">
      {message ? (
        <p className={styles.toast}>
          <Icon name={STATUS_ICONS[tone]} />
          <span>{message}</span>
        </p>
      ) : null}
    </div>
  );
}
