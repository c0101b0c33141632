import { expect, type Frame, type Page, type Response } from '@playwright/test';

/** Far more than a frame takes on a busy machine. */
const FRAME_TIMEOUT_MS = 5_000;

/** Scrolls on from where a page is to its bottom. @returns whether it came there: false when no frame was drawn */
const scrollOn = (page: Page): Promise<boolean> =>
  page.evaluate(async (timeout) => {
    const nextFrames = () =>
      Promise.race([
        new Promise<true>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))),
        ),
        new Promise<false>((resolve) => setTimeout(resolve, timeout, false)),
      ]);
    for (let y = scrollY; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      if (!(await nextFrames())) return false;
    }
    return true;
  }, FRAME_TIMEOUT_MS);

/**
 * Scrolls a page from its top to its bottom and back, which loads what waits until it is near the viewport.
 * @throws Error when the browser draws no frame, even for a screenshot
 */
export async function scrollThrough(page: Page): Promise<void> {
  // A message with the focus may have scrolled the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (!(await scrollOn(page))) {
    // Without a graphics processor, Chromium forgets a page's next frame about once in a thousand visits; a screenshot
    // demands one (https://github.com/microsoft/playwright/issues/28995).
    console.info(`No frame on ${page.url()}`);
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, timeout: FRAME_TIMEOUT_MS });
    if (!(await scrollOn(page))) throw new Error(`The browser draws no frame of ${page.url()}`);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Of React's internal node of an element: enough to tell whether what it belongs to is in the page. */
interface Fiber {
  return: Fiber | null;
  alternate: Fiber | null;
  stateNode: { current?: Fiber } | null;
}

/** Waits until the scripts, which start when the page is idle, have taken over the page, or a part of it. */
export async function waitForHydration(page: Page | Frame, part = '[data-page]'): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactFiber$'));
    // Clicks are repeated, and forgotten, once the page is taken over.
    if (globalThis.earlyClicks || !element || key === undefined) return false;
    // React marks elements before it commits them: until then their tree is not the root's current one. A part with a
    // script of its own follows later than the page.
    const fiber: Fiber = Reflect.get(element, key);
    let top = fiber;
    while (top.return) top = top.return;
    return fiber.alternate !== null || top.stateNode?.current === top;
  }, part);
}

/** Opens a page and loads all of it, with what waits until it is near the viewport. */
export async function openFully(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  return response;
}

/** Waits until all animations and transitions have ended. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Even the shortest transition needs one frame to begin and one to end.
    const frames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await frames();
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    await frames();
  });
}

/** Waits until an open page has its final look: typeface, every picture, the header's state at the top, no animation. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // On a slow network the typeface is optional; a screenshot must always have it.
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
    // A picture in a closed panel, or beyond the edge of a carousel, may never be requested.
    const visible = [...document.images].filter((image) => {
      const { left, right, width } = image.getBoundingClientRect();
      return width > 0 && right > 0 && left < innerWidth && image.checkVisibility();
    });
    // A picture whose source changes with the width rejects what waited for the old one.
    const decoded = async (image: HTMLImageElement, tries = 20): Promise<void> => {
      await image.decode().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (tries > 0) await decoded(image, tries - 1);
      });
    };
    await Promise.all(visible.map((image) => decoded(image)));
    // A source that changed with the width is loaded once its picture is near the viewport.
    const missing = visible.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
    for (const image of missing) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await decoded(image);
    }
    if (missing.length > 0) scrollTo({ top: 0, behavior: 'instant' });
  });
  // The header changes back to its look at the top shortly after the scroll.
  const header = page.locator('#site-header');
  if ((await header.count()) > 0) await expect(header).toHaveAttribute('data-at-top', 'true');
  await waitForAnimations(page);
}

/** Opens a page and waits until it has its final look. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await openFully(page, path);
  await settle(page);
}
