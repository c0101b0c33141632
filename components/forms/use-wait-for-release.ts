import { useCallback, useEffect, useRef } from 'react';
import { watchPresses, type PressWatch } from './press';

/**
 * Returns a function that resolves once nothing is pressed. Validation calls it before showing errors. Otherwise an
 * error message could move a button while it is pressed: pressing it can blur a field, or begin before the rules are
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
