'use client';

import { useCallback, useState } from 'react';
import { buttonClass, type ButtonVariant } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { Toast } from '../Toast/Toast.client';

interface Feedback {
  message: string;
  tone: 'success' | 'error';
}

/** Whether to open the native share sheet: on touch devices only. Elsewhere, the button copies the URL. */
const hasShareSheet = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Shares the page with the native share sheet, or copies its URL. Hidden without JavaScript. */
export function ShareButton({ title, variant = 'link' }: { title: string; variant?: ButtonVariant }) {
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const clear = useCallback(() => setFeedback(null), []);
  const share = async (): Promise<void> => {
    const url = location.href;
    try {
      if (hasShareSheet()) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setFeedback({ message: 'Link copied', tone: 'success' });
    } catch (error) {
      // The visitor dismissed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setFeedback({
        message: 'Your browser does not allow copying. Please copy the link from the address bar.',
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
      <Toast message={feedback?.message ?? null} tone={feedback?.tone} onDone={clear} />
    </>
  );
}
