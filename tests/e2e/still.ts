import { expect, type Page } from '@playwright/test';

/** Scrolls a page from its head to its foot and back, which brings in what waits to come near. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Opens a page for eyes that want nothing to move, and brings in all of it. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'networkidle' });
  await scrollThrough(page);
}

/** Waits until nothing moves. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Even the shortest transition needs a frame to begin and one to end.
    const frames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await frames();
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    await frames();
  });
}

/**
 * Brings an open page to where everything has come and nothing moves: its typeface, its pictures down to the last, the
 * header as it is at the top.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The typeface is optional for visitors whose network is slow; here it always comes.
    for (const sheet of document.styleSheets)
      [...sheet.cssRules].forEach((rule, index) => {
        if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('font-display: optional')) return;
        sheet.deleteRule(index);
        sheet.insertRule(rule.cssText.replace('font-display: optional', 'font-display: block'), index);
      });
    await Promise.all(
      [...document.fonts].filter(({ display }) => display === 'block').map((face) => face.load()),
    );
    await document.fonts.ready;
    // A picture that is folded away, or beside the screen in a carousel, may never be asked for.
    const shown = [...document.images].filter((image) => {
      const { left, right, width } = image.getBoundingClientRect();
      return width > 0 && right > 0 && left < innerWidth && image.checkVisibility();
    });
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
  // The header takes its look at the top a moment after the scroll.
  const header = page.locator('#site-header');
  if ((await header.count()) > 0) await expect(header).toHaveAttribute('data-at-top', 'true');
  await still(page);
}

/** Opens a page as it is when everything has come and nothing moves. */
export async function openStill(page: Page, path: string): Promise<void> {
  await openWhole(page, path);
  await settle(page);
}
