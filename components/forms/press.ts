// A touch fires pointer events first, and then mouse events, which move the focus. A key also ends a press, so that a
// form submitted with the keyboard does not wait for a press whose end the page never saw, such as one that ended
// outside the window.
const STARTS = ['pointerdown', 'mousedown'] as const;
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'dragend', 'keydown'] as const;

export interface PressWatch {
  /**
   * Resolves immediately if nothing is pressed, otherwise after the click. A layout shift then cannot move a button
   * while it is pressed.
   */
  waitForRelease: () => Promise<void>;
  stop: () => void;
}

/**
 * Tracks whether the visitor is pressing a button. Pressing it blurs the current field. If the field's error were
 * rendered at that moment, the button would move from under the pointer before its release, and no click would fire.
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
    // The click event fires in the same task as the release.
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
    waitForRelease: () =>
      isPressed ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve(),
    stop() {
      events.abort();
      clearTimeout(timer);
      waiting = [];
    },
  };
}
