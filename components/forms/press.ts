// A touch is reported as a pointer first, and then as a mouse, which moves the focus. A key is never part of a press: a form
// that is sent by one must not wait for a press whose end the page was not told, such as one outside of the window.
const STARTS = ['pointerdown', 'mousedown'] as const;
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'dragend', 'keydown'] as const;

export interface PressWatch {
  /** Resolves at once, or after the click of the press that goes on: what moves then is not what is pressed. */
  untilReleased: () => Promise<void>;
  stop: () => void;
}

/**
 * Watches what the visitor presses. The press of a button takes the focus out of a field: were the field's error rendered
 * then, the button would move away from under the pointer before it is let go, and there would be no click.
 */
export function watchPresses(): PressWatch {
  const events = new AbortController();
  let isPressed = false;
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    clearTimeout(timer);
    isPressed = true;
  };
  const end = (): void => {
    clearTimeout(timer);
    // The click follows in the same task.
    timer = setTimeout(() => {
      isPressed = false;
      const released = waiting;
      waiting = [];
      for (const resolve of released) resolve();
    });
  };
  const options = { capture: true, signal: events.signal };
  for (const type of STARTS) document.addEventListener(type, begin, options);
  for (const type of ENDS) document.addEventListener(type, end, options);
  return {
    untilReleased: () =>
      isPressed ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve(),
    stop() {
      events.abort();
      clearTimeout(timer);
      waiting = [];
    },
  };
}
