/** Walks a page by keyboard and records how much of each focused element is visible. */
import type { Page } from '@playwright/test';

/** `hidden`: no part is visible. `partly`: the element would fit into the viewport, but parts of it are not visible. */
type Sight = 'whole' | 'partly' | 'hidden';

interface Stop {
  name: string;
  sight: Sight;
  cover?: string;
}

declare global {
  interface Window {
    focusStops?: { stops: Stop[]; ended: boolean };
    stopObserving?: () => void;
  }
}

/** Number of key presses between two checks of whether the walk has ended. */
const BATCH = 12;
const MAX_STOPS = 600;
/** Value of the Shift modifier in the DevTools protocol. */
const SHIFT = 8;

/** Records the focused element after each Tab while the focus is in `part`. Runs in the browser. */
function observeStops(part: string): void {
  const state: { stops: Stop[]; ended: boolean } = { stops: [], ended: false };
  const seen = new Set<Element>();

  const nameOf = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent.replaceAll(/\s+/g, ' ').trim();
    return `${element.localName} ${element.id || text.slice(0, 50) || element.getAttribute('name') || element.className}`;
  };
  /** Returns the label of a checkbox or radio button that is hidden and drawn by its label, otherwise the element. */
  const drawn = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return label && (width * height < 9 || getComputedStyle(element).opacity === '0') ? label : element;
  };
  const isOpaque = (element: Element): boolean => {
    // A picture that has not loaded shows its alternative text, which may overflow.
    if (element instanceof HTMLImageElement) return element.naturalWidth > 0;
    if (/^(video|iframe|canvas)$/.test(element.localName)) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== 'none' || !/^rgba\(.*, 0(\.[0-4]\d*)?\)$/.test(backgroundColor);
  };
  const coverAt = (element: Element, x: number, y: number): Element | undefined => {
    const hit = document.elementFromPoint(x, y);
    // A term's own tooltip may touch the term.
    if (hit?.closest('[role="tooltip"]')?.id === (element.getAttribute('aria-describedby') ?? ''))
      return undefined;
    for (
      let node = hit;
      node && !node.contains(element) && !element.contains(node);
      node = node.parentElement
    )
      if (isOpaque(node)) return node;
    return undefined;
  };
  /** Returns the part of the viewport in which an element's scroll containers show it. */
  const frameOf = (element: Element) => {
    const frame = { top: 0, right: innerWidth, bottom: innerHeight, left: 0 };
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(node);
      if (node !== element && node !== document.body && node !== document.documentElement) {
        const box = node.getBoundingClientRect();
        if (overflowY !== 'visible') {
          frame.top = Math.max(frame.top, box.top);
          frame.bottom = Math.min(frame.bottom, box.bottom);
        }
        if (overflowX !== 'visible') {
          frame.left = Math.max(frame.left, box.left);
          frame.right = Math.min(frame.right, box.right);
        }
      }
      if (position === 'fixed' || node.matches(':popover-open, dialog[open]')) break;
    }
    return frame;
  };

  const look = (focused: Element): Stop => {
    const element = drawn(focused);
    const frame = frameOf(element);
    const covers = new Set<string>();
    let points = 0;
    let visible = 0;
    for (const box of element.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      // Sample the edges and lines at most 100 px apart, which is less than the height of any viewport.
      const lines = Math.max(2, Math.ceil(box.height / 100));
      for (const across of [0.08, 0.5, 0.92])
        for (let line = 0; line <= lines; line += 1) {
          // Corners may be rounded.
          if (across !== 0.5 && (line === 0 || line === lines)) continue;
          const down = 0.08 + (0.84 * line) / lines;
          const [x, y] = [box.left + box.width * across, box.top + box.height * down];
          // A carousel cuts off its last slide on purpose, to show that there is more.
          if (x < frame.left || x > frame.right) continue;
          points += 1;
          const isInFrame = y >= frame.top && y <= frame.bottom;
          const cover = isInFrame ? coverAt(element, x, y) : undefined;
          if (cover) covers.add(nameOf(cover));
          else if (isInFrame) visible += 1;
        }
    }
    const { height, width } = element.getBoundingClientRect();
    // An element taller than half the viewport may not fit between fixed bars. Browsers scroll a text area only far
    // enough to show the caret.
    const fits = height <= innerHeight / 2 && width <= innerWidth && !focused.matches('textarea');
    const sight = visible === 0 ? 'hidden' : visible < points && fits ? 'partly' : 'whole';
    return { name: nameOf(focused), sight, ...(covers.size > 0 && { cover: [...covers].join(', ') }) };
  };

  window.stopObserving?.();
  const controller = new AbortController();
  window.stopObserving = () => controller.abort();
  // The browser moves the focus and scrolls to it before the keyup event.
  addEventListener(
    'keyup',
    ({ key }) => {
      const focused = document.activeElement;
      if (key !== 'Tab' || state.ended) return;
      if (!focused || focused === document.body || focused === document.documentElement) return;
      const isOutside = !focused.closest(part);
      if (isOutside && state.stops.length === 0) return;
      if (isOutside || seen.has(focused)) {
        state.ended = true;
        return;
      }
      seen.add(focused);
      state.stops.push(look(focused));
    },
    { capture: true, signal: controller.signal },
  );
  window.focusStops = state;
}

/**
 * Visits each focusable element by keyboard, from the current focus until an element repeats or the focus
 * leaves `part`.
 */
export async function walkStops(page: Page, key: 'Tab' | 'Shift+Tab', part = 'html'): Promise<Stop[]> {
  await page.evaluate(observeStops, part);
  const devtools = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : SHIFT };
  try {
    for (let pressed = 0; pressed < MAX_STOPS; pressed += BATCH) {
      // The browser handles keys in order. Waiting for each key takes twice as long.
      await Promise.all(
        Array.from({ length: BATCH }, () => [
          devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
          devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
        ]).flat(),
      );
      const state = await page.evaluate(() => window.focusStops);
      if (state?.ended) return state.stops;
    }
  } finally {
    await devtools.detach();
  }
  throw new Error(`The focus has not come to the end of ${page.url()} after ${MAX_STOPS} keys`);
}

export const describeHidden = (stops: readonly Stop[]): string[] =>
  stops
    .filter(({ sight }) => sight !== 'whole')
    .map(({ name, sight, cover }) => `${sight}: ${name}${cover ? ` under ${cover}` : ''}`);
