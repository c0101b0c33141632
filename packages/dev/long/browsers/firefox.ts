import { launch } from 'puppeteer-core';
import type { Browser, BrowserOptions } from './browser.ts';

/** Starts Firefox, controlled through WebDriver BiDi. */
export async function startFirefox(program: string, { scripts, folder }: BrowserOptions): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    // Firefox writes into the home folder even if its profile is elsewhere.
    env: { ...process.env, HOME: folder },
    extraPrefsFirefox: { 'javascript.enabled': scripts, 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    back: async () => void (await page.goBack({ waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...args) => page.evaluate(`(${String(run)})(...${JSON.stringify(args)})`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}
