'use client';

import { useCallback, useState } from 'react';
import { buttonClass, type ButtonVariant } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Toast } from '../Toast/Toast.client';

interface Said {
  message: string;
  tone: 'success' | 'error';
}

/** Touch devices have a sheet with every way to share; elsewhere people want the address. */
const hasShareSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/**
 * Shares the page: through the device's own sheet, or else by copying its address ('Link copied'). Without script the
 * address bar does, and there is no button.
 */
export function ShareButton({ title, variant = 'link' }: { title: string; variant?: ButtonVariant }) {
  const [said, setSaid] = useState<Said | null>(null);
  const done = useCallback(() => setSaid(null), []);
  const share = async (): Promise<void> => {
    const url = location.href;
    try {
      if (hasShareSheet()) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setSaid({ message: 'Link copied', tone: 'success' });
    } catch (error) {
      // The visitor closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setSaid({
        message: 'Your browser does not let pages copy. Take the address from the address bar.',
        tone: 'error',
      });
    }
  };
  return (
    <>
      <button
        type="button"
        className={buttonClass(variant)}
        data-needs-script
        data-noprint
        onClick={() => void share()}
      >
        <Icon name="share" />
        Share
      </button>
      <Toast message={said?.message ?? null} tone={said?.tone} onDone={done} />
    </>
  );
}
