import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { LARGE_CONTRAST, TEXT_CONTRAST, contrast, over, type Rgb } from '../../styles/contrast';
import { waitForAnimations } from './settle';
import { captureFullPage } from './screenshots';

/**
 * Share of the pixels behind text that can have too little contrast, which allows for edges of pictures and rounded
 * corners.
 */
const SPARE = 0.02;
/** Half scale keeps every fourth pixel, which is enough. */
const SCALE = 0.5;

interface VisibleText {
  what: string;
  /** RGB from 0 to 255, then alpha from 0 to 1. */
  color: [number, number, number, number];
  least: number;
  boxes: { x: number; y: number; width: number; height: number }[];
}

/** Runs in the page. */
function collectVisibleText({ text, large }: { text: number; large: number }): VisibleText[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (color: string): [number, number, number, number] => {
    const parts = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(color);
    if (parts) return [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 1)];
    // Other notations, such as color-mix(), are painted and read back.
    if (!canvas) throw new Error(`No canvas to read the colour ${color}`);
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const clipped = (rect: DOMRect, from: Element): VisibleText['boxes'][number] | null => {
    let { left, top, right, bottom } = rect;
    for (
      let element: Element | null = from;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const style = getComputedStyle(element);
      if (style.overflowX === 'visible' && style.overflowY === 'visible' && style.clipPath === 'none')
        continue;
      const box = element.getBoundingClientRect();
      left = Math.max(left, box.left);
      top = Math.max(top, box.top);
      right = Math.min(right, box.right);
      bottom = Math.min(bottom, box.bottom);
    }
    left = Math.max(left, 0);
    right = Math.min(right, innerWidth);
    // Smaller boxes are visually hidden text for screen readers.
    if (right - left < 3 || bottom - top < 3) return null;
    return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
  };
  const visible = (element: Element): boolean =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    // Disabled controls are exempt (WCAG 1.4.3).
    !element.closest(':disabled, [aria-disabled=true]:not([aria-busy=true])');
  const name = (element: Element, words: string): string =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''} “${words.trim().slice(0, 40)}”`;

  // Text below fixed elements is skipped, because it is covered only until the page scrolls.
  const FIXED_SHADOW = 32;
  const fixed = [...document.body.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).position === 'fixed' && visible(element))
    .map((element) => ({ element, rect: element.getBoundingClientRect() }));
  const covered = (from: Element, rect: DOMRect): boolean =>
    fixed.some(
      ({ element, rect: cover }) =>
        !element.contains(from) &&
        rect.left < cover.right + FIXED_SHADOW &&
        rect.right > cover.left - FIXED_SHADOW &&
        rect.top < cover.bottom + FIXED_SHADOW &&
        rect.bottom > cover.top - FIXED_SHADOW,
    );

  const found: VisibleText[] = [];
  const add = (element: Element, what: string, color: string, least: number, rects: DOMRect[]): void => {
    const boxes = rects
      .filter((rect) => !covered(element, rect))
      .map((rect) => clipped(rect, element))
      .filter((box) => box !== null);
    const [red, green, blue, alpha] = rgba(color);
    if (boxes.length > 0)
      found.push({ what, color: [red, green, blue, alpha * opacityOf(element)], least, boxes });
  };
  const leastFor = (style: CSSStyleDeclaration): number => {
    const size = Number.parseFloat(style.fontSize);
    return size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? large : text;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent ?? '';
    if (
      !element ||
      !words.trim() ||
      /^(script|style|noscript|option)$/i.test(element.tagName) ||
      !visible(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    add(element, name(element, words), style.color, leastFor(style), [...range.getClientRects()]);
  }
  for (const icon of document.querySelectorAll<SVGElement>('svg.icon')) {
    if (visible(icon))
      add(
        icon,
        name(icon, `icon at ${icon.style.getPropertyValue('--icon')}`),
        getComputedStyle(icon).color,
        large,
        [icon.getBoundingClientRect()],
      );
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea',
  )) {
    if (!visible(field)) continue;
    const style = getComputedStyle(field);
    const { left, top, bottom, width, height } = field.getBoundingClientRect();
    const inner = new DOMRect(left + 8, top + 8, width - 16, height - 16);
    add(field, name(field, `value of ${field.name}`), style.color, leastFor(style), [inner]);
    if (field.placeholder)
      add(
        field,
        name(field, `placeholder of ${field.name}`),
        getComputedStyle(field, '::placeholder').color,
        text,
        [inner],
      );
    const parent = field.parentElement ?? field;
    add(parent, name(field, `edge of ${field.name}`), style.borderTopColor, large, [
      new DOMRect(left + 8, top - 5, width - 16, 4),
      new DOMRect(left + 8, bottom + 1, width - 16, 4),
    ]);
  }
  return found;
}

/** Hides text and icons, so that the screenshot shows only the background. */
const HIDDEN_TEXT_CSS = `
  *, *::before, *::after, ::marker, ::placeholder {
    color: transparent !important;
    -webkit-text-fill-color: transparent !important;
    text-shadow: none !important;
    text-decoration-color: transparent !important;
    caret-color: transparent !important;
  }
  svg.icon { visibility: hidden !important; }
  ::-webkit-calendar-picker-indicator { opacity: 0 !important; }
`;

/**
 * Returns the lowest contrast of a color over its backgrounds, ignoring `spare` pixels.
 * @param grounds number of pixels by RGB value
 */
function lowestContrast(
  [red, green, blue, alpha]: VisibleText['color'],
  grounds: ReadonlyMap<number, number>,
  spare: number,
): number | undefined {
  let missed = 0;
  return [...grounds]
    .map(([value, count]) => {
      const ground: Rgb = [value >> 16, (value >> 8) & 255, value & 255];
      return { ratio: contrast(over([red, green, blue], ground, alpha), ground), count };
    })
    .sort((a, b) => a.ratio - b.ratio)
    .find(({ count }) => (missed += count) > spare)?.ratio;
}

/**
 * Returns the text, icons and fields with too little contrast against the pixels behind them. The page must be in its
 * final state.
 */
export async function findIllegible(page: Page): Promise<string[]> {
  const texts = await page.evaluate(collectVisibleText, { text: TEXT_CONTRAST, large: LARGE_CONTRAST });
  expect(texts.length).toBeGreaterThan(20);
  // The site's policy forbids style elements.
  const style = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, HIDDEN_TEXT_CSS);
  await waitForAnimations(page);
  const picture = sharp(await captureFullPage(page, () => SCALE));
  await style.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });

  const problems: string[] = [];
  for (const { what, color, least, boxes } of texts) {
    const grounds = new Map<number, number>();
    let pixels = 0;
    for (const box of boxes) {
      const right = Math.min(Math.floor((box.x + box.width) * SCALE), info.width);
      const bottom = Math.min(Math.floor((box.y + box.height) * SCALE), info.height);
      for (let y = Math.max(Math.ceil(box.y * SCALE), 0); y < bottom; y += 1) {
        for (let x = Math.max(Math.ceil(box.x * SCALE), 0); x < right; x += 1) {
          const ground = data.readUIntBE((y * info.width + x) * 3, 3);
          grounds.set(ground, (grounds.get(ground) ?? 0) + 1);
          pixels += 1;
        }
      }
    }
    const worst = lowestContrast(color, grounds, Math.floor(pixels * SPARE));
    // Tolerate rounding of the screenshot's colors.
    if (worst !== undefined && worst < least - 0.02)
      problems.push(`${what}: ${worst.toFixed(2)} instead of ${least}`);
  }
  return [...new Set(problems)];
}
