import { useCallback, useEffect, useRef } from 'react';
import { watchPresses, type PressWatch } from './press';

/**
 * A function that resolves once nothing is pressed. The rules of a form wait for it, so that no error line moves what is
 * pressed, whether the press took the focus out of a field or began before the rules had arrived.
 */
export function useRelease(): () => Promise<void> {
  const watch = useRef<PressWatch>(null);
  useEffect(() => {
    const presses = watchPresses();
    watch.current = presses;
    return presses.stop;
  }, []);
  return useCallback(async () => watch.current?.untilReleased(), []);
}
