import { expect, type Frame, type Page, type Response } from '@playwright/test';

/** Far more than a frame takes on a busy machine. */
const FRAME_TIMEOUT_MS = 5_000;
const MAX_LOST_FRAMES = 3;

/**
 * Scrolls from the current position to the bottom.
 * @returns false when the browser drew no frame
 */
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
 * Scrolls a page from top to bottom and back, which triggers lazy loading.
 * @throws Error when the browser draws no frame, even for several screenshots
 */
export async function scrollThrough(page: Page): Promise<void> {
  // A focused message may have scrolled the page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (let lost = 0; !(await scrollOn(page)); lost += 1) {
    if (lost === MAX_LOST_FRAMES) throw new Error(`The browser draws no frame of ${page.url()}`);
    // Without a GPU, Chromium skips a page's next frame about once in a thousand visits. A screenshot forces
    // a frame (https://github.com/microsoft/playwright/issues/28995), unless its own frame is lost too.
    console.info(`No frame on ${page.url()}`);
    await page
      .screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, timeout: FRAME_TIMEOUT_MS })
      .catch(() => undefined);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** The part of React's internal fiber that shows whether its element is committed. */
interface Fiber {
  return: Fiber | null;
  alternate: Fiber | null;
  stateNode: { current?: Fiber } | null;
}

/** Waits until a page, or a part of it, is hydrated. The scripts start once the page is idle. */
export async function waitForHydration(page: Page | Frame, part = '[data-page]'): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactFiber$'));
    // Early clicks are replayed and forgotten once the page is hydrated.
    if (globalThis.earlyClicks || !element || key === undefined) return false;
    // React marks elements before it commits them. Until then, the root's current tree is a different one. A part with
    // its own script hydrates after the page.
    const fiber: Fiber = Reflect.get(element, key);
    let top = fiber;
    while (top.return) top = top.return;
    return fiber.alternate !== null || top.stateNode?.current === top;
  }, part);
}

export async function openFully(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  await scrollThrough(page);
  return response;
}

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

/** Waits until an open page has its final look: typeface, pictures, the header's state at the top, no animation. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The typeface is optional on a slow network, but a screenshot must always have it.
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
    // decode() rejects when the picture's source changes with the width.
    const decoded = async (image: HTMLImageElement, tries = 20): Promise<void> => {
      await image.decode().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (tries > 0) await decoded(image, tries - 1);
      });
    };
    await Promise.all(visible.map((image) => decoded(image)));
    // A source that changed with the width is loaded only once its picture is near the viewport.
    const missing = visible.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
    for (const image of missing) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await decoded(image);
    }
    if (missing.length > 0) scrollTo({ top: 0, behavior: 'instant' });
  });
  // The header returns to its state at the top shortly after the scroll.
  const header = page.locator('#site-header');
  if ((await header.count()) > 0) await expect(header).toHaveAttribute('data-at-top', 'true');
  await waitForAnimations(page);
}

export async function openSettled(page: Page, path: string): Promise<void> {
  await openFully(page, path);
  await settle(page);
}
