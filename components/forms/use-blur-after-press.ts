import { useEffect, useRef } from 'react';
import { watchPresses, type PressWatch } from './press';

/** Wraps the blur handlers of a form's fields: they run after the click of the press that took the focus. */
export function useBlurAfterPress(): <Event>(onBlur: (event: Event) => unknown) => (event: Event) => void {
  const watch = useRef<PressWatch>(null);
  useEffect(() => {
    const presses = watchPresses();
    watch.current = presses;
    return presses.stop;
  }, []);
  return (onBlur) => (event) => watch.current?.afterPress(() => void onBlur(event));
}
