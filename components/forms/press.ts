/** A touch is reported as a pointer first, and then as a mouse, which moves the focus. */
const STARTS = ['pointerdown', 'mousedown'] as const;
const ENDS = ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'dragend'] as const;

export interface PressWatch {
  /** Runs an action at once, or after the click of the press that goes on: what it moves must not be what is pressed. */
  afterPress: (action: () => void) => void;
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
      const actions = waiting;
      waiting = [];
      for (const action of actions) action();
    });
  };
  const options = { capture: true, signal: events.signal };
  for (const type of STARTS) document.addEventListener(type, begin, options);
  for (const type of ENDS) document.addEventListener(type, end, options);
  return {
    afterPress(action) {
      if (isPressed) waiting.push(action);
      else action();
    },
    stop() {
      events.abort();
      clearTimeout(timer);
      waiting = [];
    },
  };
}
