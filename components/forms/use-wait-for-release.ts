import { useCallback, useEffect, useRef } from 'react';
import { watchPresses, type PressWatch } from './press';

/**
 * Returns a function that resolves once nothing is pressed. Validation waits for it before showing errors. Otherwise an
 * error line could move a button while it is pressed, whether the press blurred a field or began before the rules were
 * loaded.
 */
export function useWaitForRelease(): () => Promise<void> {
  const watch = useRef<PressWatch>(null);
  useEffect(() => {
    const presses = watchPresses();
    watch.current = presses;
    return presses.stop;
  }, []);
  return useCallback(async () => watch.current?.waitForRelease(), []);
}
