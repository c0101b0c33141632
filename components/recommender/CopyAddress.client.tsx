'use client';

import { useCallback, useState } from 'react';
import { buttonClass } from '@/components/ui/Button/Button';
import { Toast } from '@/components/ui/Toast/Toast.client';

interface Said {
  message: string;
  tone: 'success' | 'error';
}

/** Copies the address of the page, which holds every answer. Without script the address bar does. */
export function CopyAddress() {
  const [said, setSaid] = useState<Said | null>(null);
  const done = useCallback(() => setSaid(null), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid({ message: 'Link copied', tone: 'success' });
    } catch {
      setSaid({
        message: 'Your browser does not let pages copy. Take the address from the address bar.',
        tone: 'error',
      });
    }
  };
  return (
    <>
      <button type="button" className={buttonClass('outline')} data-needs-script onClick={() => void copy()}>
        Copy link
      </button>
      <Toast message={said?.message ?? null} tone={said?.tone} onDone={done} />
    </>
  );
}
