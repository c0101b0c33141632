import { useEffect, useState } from 'react';

/** How long an operation may take before screen readers announce that it is still in progress. */
export const SLOW_MS = 1_000;

/** Whether the visitor has been waiting for more than a second. */
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
