'use client';

import { useCallback, useState } from 'react';
import { buttonClass } from '@/components/ui/Button/Button';
import { Toast } from '@/components/ui/Toast/Toast.client';

interface Outcome {
  message: string;
  tone: 'success' | 'error';
}

/** Button that copies the page's URL, which contains all answers. */
export function CopyAddress() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const done = useCallback(() => setOutcome(null), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setOutcome({ message: 'Link copied', tone: 'success' });
    } catch {
      setOutcome({
        message: 'Your browser does not allow copying. Please copy the link from the address bar.',
        tone: 'error',
      });
    }
  };
  return (
    <>
      <button type="button" className={buttonClass('outline')} data-needs-script onClick={() => void copy()}>
        Copy link
      </button>
      <Toast message={outcome?.message ?? null} tone={outcome?.tone} onDone={done} />
    </>
  );
}
