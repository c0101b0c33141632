import type { Page } from '@playwright/test';
import { translateDocument } from '../translate-document';

/** Translates an open page from now on. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(`(${translateDocument.toString()})() && undefined`);

/** Calls back once the scripts of a page and of its forms have taken it over. Serialized into the page. */
function whenHydrated(start: () => void): void {
  const isHydrated = (element: Element): boolean =>
    Object.keys(element).some((name) => name.startsWith('__reactFiber$'));
  const parts = [
    ...document.querySelectorAll('[data-page], main form[id^="form-"], [data-review-stage] form'),
  ];
  if (!globalThis.earlyClicks && parts.length > 0 && parts.every(isHydrated)) start();
  else requestAnimationFrame(() => whenHydrated(start));
}

/** Translates each page that is opened from now on, before or after its scripts take it over. */
export async function translateEach(page: Page, when: 'before' | 'after'): Promise<void> {
  const start = when === 'before' ? 'translateDocument()' : 'whenHydrated(translateDocument)';
  await page.addInitScript(
    `${translateDocument.toString()}
     ${whenHydrated.toString()}
     addEventListener('DOMContentLoaded', () => ${start}, { once: true });`,
  );
}
