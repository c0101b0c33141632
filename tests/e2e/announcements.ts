/**
 * Records what a screen reader announces: changes of live regions, page titles, and the names of elements
 * that scripts focus.
 */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    recordAnnouncement: (announcement: string) => Promise<void>;
  }
}

/** Runs in the browser, from the start of a document. */
function observeAnnouncements(): void {
  const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const MAX_CONTENT = 60;
  const send = (announcement: string): void => void window.recordAnnouncement(announcement);
  const textOf = (element: Element): string =>
    element instanceof HTMLElement ? element.innerText.replaceAll(/\s+/g, ' ').trim() : '';

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
          // Screen readers announce an alert when it is added, but a status only when its text changes.
          for (const each of [node, ...node.querySelectorAll(LIVE)])
            if (each.matches('[role="alert"]')) changed.add(each);
            else if (each !== region && each.matches(LIVE)) texts.set(each, textOf(each));
          // After a client-side navigation, Next announces the page's title in a shadow root.
          if (node.localName === 'next-route-announcer')
            requestAnimationFrame(() => node.shadowRoot && observe(node.shadowRoot));
        }
      }
      // Do not use requestAnimationFrame: a busy browser may draw no frame for a long time.
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
    // A landmark without a name is announced by its role only.
    const name = label ?? (target.localName === 'main' ? '' : textOf(target).slice(0, MAX_CONTENT));
    send(`focus: ${target.getAttribute('role') ?? target.localName} ${name.replaceAll(/\s+/g, ' ')}`.trim());
  };
  // Record focus moved by scripts or the browser, not by the visitor's own Tab key.
  let isTab = false;
  addEventListener('keydown', ({ key }) => (isTab = key === 'Tab'), true);
  addEventListener(
    'focusin',
    ({ target }) => {
      if (isTab || !(target instanceof HTMLElement)) return;
      // An element may receive focus before its content is parsed.
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

export const allAnnounced = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // An announcement runs in a separate task, and React may render the change in the task before that.
    for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  });

/** Announcements by page. Tests may share a page, which must be set up only once. */
const recorded = new WeakMap<Page, string[]>();

/**
 * Starts recording with the next document.
 * @returns a function that lists the announcements since then
 */
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
