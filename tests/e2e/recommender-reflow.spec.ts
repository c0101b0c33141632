import { expect, type Page } from '@playwright/test';
import { RECOMMENDER_PAGES, PAGES } from './pages';
import { test } from './without-pictures';

const PATHS = [
  ...Object.values(PAGES).filter((path) => path.startsWith('/en-us/recommender')),
  ...Object.values(RECOMMENDER_PAGES),
];

/** Text spacing that readers may set (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
const LARGE_TEXT = 'html { font-size: 200% !important; }';

/** Returns the text that is cut off by the viewport, or by a box that hides or scrolls its overflow. */
const findCutOffText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('.visually-hidden, script, style, noscript')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      const boxes = [{ left: 0, right: innerWidth, top: -Infinity, bottom: Infinity }];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflow !== 'visible') boxes.push(box.getBoundingClientRect());
      const isCut = rects.some((rect) =>
        boxes.some(
          ({ left, right, top, bottom }) =>
            rect.left < left - 1 || rect.right > right + 1 || rect.top < top - 2 || rect.bottom > bottom + 2,
        ),
      );
      if (isCut) cut.push((text.textContent ?? '').trim().slice(0, 60));
    }
    return cut;
  });

for (const [name, viewport, css] of [
  ['at 320 pixels', { width: 320, height: 568 }, ''],
  ['at 400 % zoom', { width: 320, height: 256 }, ''],
  ['with more space between letters, words and lines', { width: 320, height: 568 }, SPACING],
  ['with text of 200 %', { width: 1280, height: 720 }, LARGE_TEXT],
  ['with text of 200 % on a smartphone', { width: 390, height: 844 }, LARGE_TEXT],
] as const)
  test(`no text in the product finder is cut off ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of PATHS) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // The site's policy forbids style elements.
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, css);
      expect.soft(await findCutOffText(page), path).toEqual([]);
    }
  });
