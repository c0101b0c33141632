import type { Page } from '@playwright/test';

export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser logs the 404 status of the page itself, which is intended on the not-found page.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)'))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}
