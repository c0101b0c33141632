/** Records what a screen reader is told: changes of live regions, and the names of pages and of elements that scripts focus. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    recordAnnouncement: (announcement: string) => Promise<void>;
  }
}

/** Observes a document from its start. Runs in the browser. */
function observeAnnouncements(): void {
  const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  /** Characters of the content that names an element without a label. */
  const MAX_CONTENT = 60;
  const send = (announcement: string): void => void window.recordAnnouncement(announcement);
  const textOf = (element: Element): string =>
    element instanceof HTMLElement ? element.innerText.replaceAll(/\s+/g, ' ').trim() : '';

  /** The last text of each region: only a change is announced. */
  const texts = new WeakMap<Element, string>();
  const changed = new Set<Element>();
  const announce = (): void => {
    for (const region of changed) {
      const text = textOf(region);
      if (text === (texts.get(region) ?? '')) continue;
      texts.set(region, text);
      if (text && region.checkVisibility()) send(`${region.getAttribute('role') ?? 'live'}: ${text}`);
    }
    changed.clear();
  };
  const observe = (root: Document | ShadowRoot): void => {
    const observer = new MutationObserver((mutations) => {
      for (const { target, addedNodes, attributeName } of mutations) {
        if (attributeName && target instanceof HTMLElement) {
          const value = target.getAttribute(attributeName);
          const option = attributeName === 'aria-activedescendant' && document.getElementById(value ?? '');
          if (option) send(`option: ${textOf(option)}`);
          else if (attributeName === 'aria-pressed') send(`pressed: ${value}, ${textOf(target)}`);
        }
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (region) changed.add(region);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          // A new status is not announced, only what changes in it; an alert is.
          for (const each of [node, ...node.querySelectorAll(LIVE)])
            if (each.matches('[role="alert"]')) changed.add(each);
            else if (each !== region && each.matches(LIVE)) texts.set(each, textOf(each));
          // Next announces the title of a page that its router opens in a shadow root.
          if (node.localName === 'next-route-announcer')
            requestAnimationFrame(() => node.shadowRoot && observe(node.shadowRoot));
        }
      }
      // After all changes of this task. A busy browser may not draw a frame for long.
      setTimeout(announce);
    });
    observer.observe(root, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['aria-pressed', 'aria-activedescendant'],
    });
  };

  const sendFocus = (target: HTMLElement): void => {
    const labelledBy = target.getAttribute('aria-labelledby');
    const label =
      target.getAttribute('aria-label') ??
      (labelledBy && textOf(document.getElementById(labelledBy) ?? target)) ??
      (target instanceof HTMLInputElement ? target.labels?.[0]?.innerText : undefined);
    // Of a landmark without a name, its role is announced.
    const name = label ?? (target.localName === 'main' ? '' : textOf(target).slice(0, MAX_CONTENT));
    send(`focus: ${target.getAttribute('role') ?? target.localName} ${name.replaceAll(/\s+/g, ' ')}`.trim());
  };
  // Records focus that a script or the browser moves, not the visitor's own Tab.
  let isTab = false;
  addEventListener('keydown', ({ key }) => (isTab = key === 'Tab'), true);
  addEventListener(
    'focusin',
    ({ target }) => {
      if (isTab || !(target instanceof HTMLElement)) return;
      // An element may have focus before the rest of it has come.
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => sendFocus(target));
      else sendFocus(target);
    },
    true,
  );
  addEventListener('DOMContentLoaded', () => {
    send(`page: ${document.title}`);
    for (const region of document.querySelectorAll(LIVE)) texts.set(region, textOf(region));
    observe(document);
  });
}

/** Waits until what has changed so far is announced. */
export const allAnnounced = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // An announcement is a task, and React may render its cause in the task before.
    for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  });

/** What was announced on each page that records; tests may share one. */
const recorded = new WeakMap<Page, string[]>();

/** Starts recording, from the next document on. @returns lists what was announced since */
export async function recordAnnouncements(page: Page): Promise<() => string[]> {
  const earlier = recorded.get(page);
  const announced = earlier ?? [];
  announced.length = 0;
  if (!earlier) {
    recorded.set(page, announced);
    await page.exposeFunction('recordAnnouncement', (announcement: string) => announced.push(announcement));
    await page.addInitScript(observeAnnouncements);
  }
  return () => [...announced];
}
