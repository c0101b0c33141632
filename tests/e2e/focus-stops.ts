/** Walks a page by keyboard, and looks at what of each focused element can be seen. */
import type { Page } from '@playwright/test';

/** How much of a focused element is in view: `hidden` is nothing, `partly` is not all of an element that would fit. */
type Sight = 'whole' | 'partly' | 'hidden';

interface Stop {
  name: string;
  sight: Sight;
  /** The element that covers it, if any. */
  cover?: string;
}

declare global {
  interface Window {
    focusStops?: { stops: Stop[]; ended: boolean };
    stopObserving?: () => void;
  }
}

/** Keys per look at whether the walk has ended. */
const BATCH = 12;
const MAX_STOPS = 600;
/** The modifier of the DevTools protocol. */
const SHIFT = 8;

/** Starts to look at the element that has the focus after each key, while it is in a part of the page. Runs in the browser. */
function observeStops(part: string): void {
  const state: { stops: Stop[]; ended: boolean } = { stops: [], ended: false };
  const seen = new Set<Element>();

  const nameOf = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent.replaceAll(/\s+/g, ' ').trim();
    return `${element.localName} ${element.id || text.slice(0, 50) || element.getAttribute('name') || element.className}`;
  };
  /** A box or radio that is drawn by its label is as visible as the label. */
  const drawn = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return label && (width * height < 9 || getComputedStyle(element).opacity === '0') ? label : element;
  };
  const isOpaque = (element: Element): boolean => {
    // A picture that is not loaded is a text that may overflow.
    if (element instanceof HTMLImageElement) return element.naturalWidth > 0;
    if (/^(video|iframe|canvas)$/.test(element.localName)) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== 'none' || !/^rgba\(.*, 0(\.[0-4]\d*)?\)$/.test(backgroundColor);
  };
  /** The element that covers another at a point. */
  const coverAt = (element: Element, x: number, y: number): Element | undefined => {
    const hit = document.elementFromPoint(x, y);
    // A term's own tooltip may touch it.
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
  /** The part of the viewport within which an element's scroll containers show it. */
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
      // The edges, and lines between them that are closer than any viewport is high.
      const lines = Math.max(2, Math.ceil(box.height / 100));
      for (const across of [0.08, 0.5, 0.92])
        for (let line = 0; line <= lines; line += 1) {
          // Corners may be round.
          if (across !== 0.5 && (line === 0 || line === lines)) continue;
          const down = 0.08 + (0.84 * line) / lines;
          const [x, y] = [box.left + box.width * across, box.top + box.height * down];
          // A carousel cuts its last slide, so that visitors see that there is more.
          if (x < frame.left || x > frame.right) continue;
          points += 1;
          const isInFrame = y >= frame.top && y <= frame.bottom;
          const cover = isInFrame ? coverAt(element, x, y) : undefined;
          if (cover) covers.add(nameOf(cover));
          else if (isInFrame) visible += 1;
        }
    }
    const { height, width } = element.getBoundingClientRect();
    // An element that is higher than half of the viewport may not fit between what is fixed. Of a text area, browsers
    // scroll to the caret.
    const fits = height <= innerHeight / 2 && width <= innerWidth && !focused.matches('textarea');
    const sight = visible === 0 ? 'hidden' : visible < points && fits ? 'partly' : 'whole';
    return { name: nameOf(focused), sight, ...(covers.size > 0 && { cover: [...covers].join(', ') }) };
  };

  window.stopObserving?.();
  const controller = new AbortController();
  window.stopObserving = () => controller.abort();
  // The browser moves the focus, and scrolls to it, before the key comes up.
  addEventListener(
    'keyup',
    ({ key }) => {
      const focused = document.activeElement;
      if (key !== 'Tab' || state.ended) return;
      if (!focused || focused === document.body || focused === document.documentElement) return;
      const isOutside = !focused.closest(part);
      // Skips the stops before the part.
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
 * Visits each stop of an open page by keyboard, from where the focus is until it comes to a stop again or leaves a part.
 */
export async function walkStops(page: Page, key: 'Tab' | 'Shift+Tab', part = 'html'): Promise<Stop[]> {
  await page.evaluate(observeStops, part);
  const devtools = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : SHIFT };
  try {
    for (let pressed = 0; pressed < MAX_STOPS; pressed += BATCH) {
      // The browser handles keys one after the other. To wait for each takes twice as long.
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

/** Returns a sentence for each stop that is not wholly in view. */
export const describeHidden = (stops: readonly Stop[]): string[] =>
  stops
    .filter(({ sight }) => sight !== 'whole')
    .map(({ name, sight, cover }) => `${sight}: ${name}${cover ? ` under ${cover}` : ''}`);
