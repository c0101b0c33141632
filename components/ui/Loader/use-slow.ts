import { useEffect, useState } from 'react';

/** How long a visitor waits before screen readers announce it. */
export const SLOW_MS = 1_000;

/** Whether something has been going on for more than a second. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(setIsSlow, SLOW_MS, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
