import type { Page } from '@playwright/test';

/** Collects what a page logs as an error, or throws. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser logs the status of the page itself, which is the purpose of the page that is not found.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)'))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
