/** Tests that a click on text or a picture in a preview opens its field in the editor (docs/product.md, "Previews"). */
import { expect, type Frame, type Page } from '@playwright/test';
import { z } from 'zod';
import { PAGE_TYPES } from '../sample-pages';
import { fieldStrings, linksToAsset, pageStrings, withoutSpaces, type TaggedField } from './content-fields';
import { openInFrame, receivedMessages, setInspector, STUDIO } from './editor-frame';
import { test } from './without-pictures';

const TYPES = [
  'homePage',
  'contentPage',
  'articleDetailPages',
  'articlePage',
  'productsPage',
  'productListPage',
  'subBrandsPage',
  'industryPage',
  'jobsToBeDone',
  'faqPage',
  'offersPage',
  'safetyDataSheetPage',
];
/** Fixed text of the site that also occurs in the content of other pages. */
const OWN_TEXTS = new Set(['Page', 'Safety data sheets', 'Water', 'Where to buy', 'Write a review']);
/** Minimum length of content. Shorter strings, such as an asterisk, belong to the site. */
const MIN_LENGTH = 3;
const MIN_SHARE = 0.95;
/** Header and footer alone have more pieces of text than this. */
const MIN_COUNT = 50;

interface Visible {
  text?: string;
  picture?: string;
  opened: number;
}

/**
 * Clicks each visible piece of text once. Clicks each visible picture in five places, because text may cover some of
 * them.
 */
const clickAll = (frame: Frame): Promise<Visible[]> =>
  frame.evaluate(() => {
    const isVisible = (element: Element, { width, height }: DOMRect): boolean =>
      width > 1 &&
      height > 1 &&
      !element.closest('.visually-hidden') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    let opens = true;
    // The site's own listener stops clicks that open a field. All other clicks reach this listener.
    const onPassed = (event: Event): void => {
      opens = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('click', onPassed, { capture: true });
    const clickAt = (clientX: number, clientY: number): boolean => {
      opens = true;
      const target = document.elementFromPoint(clientX, clientY);
      const click = new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        clientX,
        clientY,
        detail: 1,
      });
      target?.dispatchEvent(click);
      return target !== null && opens;
    };
    const centered = (element: Element): void =>
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const element = node.parentElement;
      if (element && node.textContent?.trim() && isVisible(element, range.getBoundingClientRect()))
        texts.push({ element, range, text: node.textContent });
    }
    const clickedTexts = texts.map(({ element, range, text }) => {
      centered(element);
      const { x, y, width, height } = range.getClientRects()[0] ?? new DOMRect();
      return { text, opened: Number(clickAt(x + width / 2, y + height / 2)) };
    });
    const clickedPictures = [...document.images].flatMap((image) => {
      const [, picture] = /^\/images\/[^/]+\/([^/]+)\//.exec(image.getAttribute('src') ?? '') ?? [];
      if (!picture || !isVisible(image, image.getBoundingClientRect())) return [];
      centered(image);
      const { x, y, width, height } = image.getBoundingClientRect();
      const places = [
        [0.5, 0.5],
        [0.2, 0.2],
        [0.8, 0.2],
        [0.2, 0.8],
        [0.8, 0.8],
      ] as const;
      const opened = places.filter(([right, down]) => clickAt(x + width * right, y + height * down));
      return [{ picture, opened: opened.length }];
    });
    window.removeEventListener('click', onPassed, { capture: true });
    return [...clickedTexts, ...clickedPictures];
  });

const FIELD = z
  .object({ entryId: z.string().optional(), assetId: z.string().optional(), fieldId: z.string() })
  .transform(({ entryId: entry, assetId: asset, fieldId: field }): TaggedField => ({ entry, asset, field }));

async function openedFields(
  page: Page,
  visible: readonly Visible[],
): Promise<(Visible & { fields: TaggedField[] })[]> {
  const count = visible.reduce((sum, { opened }) => sum + opened, 0);
  await expect.poll(async () => (await receivedMessages(page, 'TAGGED_FIELD_CLICKED')).length).toBe(count);
  const fields = z.array(FIELD).parse(await receivedMessages(page, 'TAGGED_FIELD_CLICKED'));
  return visible.map((each) => ({ ...each, fields: fields.splice(0, each.opened) }));
}

type Outcome = 'right' | 'wrong' | 'not content';

function outcomeOf(
  { text = '', picture, fields }: Visible & { fields: readonly TaggedField[] },
  texts: Set<string>,
): Outcome {
  if (picture !== undefined) return fields.some((field) => linksToAsset(field, picture)) ? 'right' : 'wrong';
  // Cards truncate long text.
  const visibleText = withoutSpaces(text).replace(/…$/, '');
  if (visibleText.length < MIN_LENGTH) return 'not content';
  const values = fields.flatMap(fieldStrings).filter(({ length }) => length >= MIN_LENGTH);
  // Text composed of several fields opens one of them.
  if (values.some((value) => value.includes(visibleText) || visibleText.includes(value))) return 'right';
  return texts.has(visibleText) && !OWN_TEXTS.has(visibleText) ? 'wrong' : 'not content';
}

for (const type of TYPES)
  test(`${type}: clicking opens the field of at least 95 % of texts and pictures`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const slug = PAGE_TYPES[type] ?? '';
    const frame = await openInFrame(page, STUDIO, slug === 'home' ? '/en-us' : `/en-us/${slug}`);
    await frame.locator('h1[data-contentful-field-id]').first().waitFor();
    await setInspector(page, frame, true);
    const visible = await openedFields(page, await clickAll(frame));
    const texts = pageStrings(
      type,
      slug,
      visible.flatMap(({ fields }) => fields.flatMap(({ entry }) => entry ?? [])),
    );
    const outcomes = visible.map((each) => ({ ...each, outcome: outcomeOf(each, texts) }));
    const right = outcomes.filter(({ outcome }) => outcome === 'right').length;
    const wrong = outcomes.filter(({ outcome }) => outcome === 'wrong');
    expect(right / (right + wrong.length), JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(MIN_SHARE);
    expect(right).toBeGreaterThan(MIN_COUNT);
    expect(await frame.evaluate(() => document.body.innerText)).not.toMatch(/[\u{E0001}-\u{E007F}]/u);
    // Changing text before hydration would cause a hydration error.
    expect(errors).toEqual([]);
  });
