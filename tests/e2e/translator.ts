import type { Page } from '@playwright/test';
import { translateDocument } from '../translate-document';

export const translate = (page: Page): Promise<void> =>
  page.evaluate(`(${translateDocument.toString()})() && undefined`);

/** Calls back once a page and its forms are hydrated. Serialized into the page. */
function whenHydrated(start: () => void): void {
  const isHydrated = (element: Element): boolean =>
    Object.keys(element).some((name) => name.startsWith('__reactFiber$'));
  const parts = [
    ...document.querySelectorAll('[data-page], main form[id^="form-"], [data-review-stage] form'),
  ];
  if (!globalThis.earlyClicks && parts.length > 0 && parts.every(isHydrated)) start();
  else requestAnimationFrame(() => whenHydrated(start));
}

export async function translateEach(page: Page, when: 'before' | 'after'): Promise<void> {
  const start = when === 'before' ? 'translateDocument()' : 'whenHydrated(translateDocument)';
  await page.addInitScript(
    `${translateDocument.toString()}
     ${whenHydrated.toString()}
     addEventListener('DOMContentLoaded', () => ${start}, { once: true });`,
  );
}
