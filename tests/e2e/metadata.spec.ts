import { expect, test } from '@playwright/test';
import { parse } from 'parse5';
import { attribute, elements, trimmed } from './page-facts';
import { PAGES, RECOMMENDER_PAGES } from './pages';

/** What the head of a page says about it, by the name of its element; each name may be there once. */
function headOf(html: string): Map<string, string[]> {
  const head = new Map<string, string[]>();
  for (const element of elements(parse(html))) {
    const name =
      element.tagName === 'title'
        ? 'title'
        : element.tagName === 'link'
          ? attribute(element, 'rel')
          : (attribute(element, 'name') ?? attribute(element, 'property'));
    if (name === undefined || !['title', 'link', 'meta'].includes(element.tagName)) continue;
    // Pictures in SVG have titles of their own.
    if (element.tagName === 'title' && element.parentNode?.nodeName !== 'head') continue;
    const value = attribute(element, 'content') ?? attribute(element, 'href') ?? trimmed(element);
    const key = element.tagName === 'meta' ? `meta ${name}` : name;
    head.set(key, [...(head.get(key) ?? []), value]);
  }
  return head;
}

const DEMANDED: Readonly<Record<string, RegExp>> = {
  title: /\S/,
  'meta title': /\S/,
  'meta keywords': /\S/,
  'meta description': /\S/,
  'meta image': /^http.*\/images\//,
  canonical: /^http.*\/en-us(\/|$)/,
  'meta og:title': /\S/,
  'meta og:description': /\S/,
  'meta og:image': /^http.*\/images\//,
};

test('every page has its metadata, the not-found page too @short', async ({ request }) => {
  test.setTimeout(120_000);
  const reviews = { reviews: `${PAGES.product}/reviews` };
  for (const [name, path] of Object.entries({ ...PAGES, ...RECOMMENDER_PAGES, ...reviews })) {
    const head = headOf(await (await request.get(path)).text());
    for (const [field, pattern] of Object.entries(DEMANDED))
      expect.soft(head.get(field), `${name}: ${field}`).toEqual([expect.stringMatching(pattern)]);
  }
});

test('the title is the editor’s title, the title meta the title for search engines @short', async ({
  request,
}) => {
  const head = headOf(await (await request.get(PAGES.home)).text());
  expect(head.get('title')).toEqual(['CleanPro Professional: cleaning, laundry and hygiene for business']);
  expect(head.get('meta title')).toEqual(['CleanPro Professional']);
});

test('comparisons, search results and missing pages stay out of search engines @short', async ({
  request,
}) => {
  for (const path of [PAGES.comparison, PAGES['search results'], PAGES['not found']]) {
    const head = headOf(await (await request.get(path)).text());
    // With status 404, Next adds another.
    const robots = head.get('meta robots') ?? [''];
    for (const content of robots) expect(content, path).toMatch(/^noindex/);
  }
});
