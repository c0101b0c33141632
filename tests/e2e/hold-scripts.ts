import type { Page } from '@playwright/test';

/**
 * Holds back the page's scripts, or only those that contain `text`. The start script is never held back.
 * @returns a function that releases them
 */
export async function holdScripts(page: Page, text?: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const isHeld = text === undefined || (await (await route.fetch()).text()).includes(text);
    if (isHeld) await released;
    await route.continue();
  });
  return release;
}
