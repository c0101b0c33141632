import type { Entry } from '@cleanpro/contentful-local/space/types';
import { linksOf } from '@cleanpro/contentful-local/space/view';
import { entriesOn, isInSitemap, pages, space, textOf } from './published-pages.ts';

/**
 * Pages of the sitemap, with the entries on each. Excludes the demo pages for editors, because a block that only they
 * contain counts as unused.
 */
const displayed = [...pages]
  .filter(([slug, page]) => isInSitemap(page) && !slug?.startsWith('whats-new/building-blocks'))
  .map(([slug, page]): [string, Entry[]] => [slug ?? page.sys.id, [...entriesOn(page)]]);

const isOf = (entry: Entry, type: string): boolean => entry.sys.contentType.sys.id === type;

const pageWith = (matches: (entry: Entry) => boolean): string | undefined =>
  displayed.find(([, entries]) => entries.some(matches))?.[0];

const fieldOf = (type: string, field: string) =>
  space.contentTypes.get(type)?.fields.find(({ id }) => id === field);

const choicesOf = (type: string, field: string): string[] =>
  (fieldOf(type, field)?.validations ?? []).flatMap((validation) => validation.in ?? []).map(String);

const blockTypes = (fieldOf('contentPage', 'sections')?.items?.validations ?? []).flatMap(
  ({ linkContentType }) => linkContentType ?? [],
);

test('the sample space has pages, blocks and variants to check', () => {
  expect(displayed.length).toBeGreaterThan(200);
  expect(blockTypes.length).toBeGreaterThan(15);
  expect(choicesOf('carousel', 'carouselType')).toHaveLength(8);
  expect(choicesOf('article', 'variants')).toHaveLength(3);
});

test.each([...blockTypes, 'superscript', 'videoButton'])('%s appears on a page in the sitemap', (type) => {
  expect(pageWith((entry) => isOf(entry, type))).toBeDefined();
});

test.each(choicesOf('carousel', 'carouselType'))('carousel %s appears on a page in the sitemap', (kind) => {
  expect(
    pageWith((entry) => isOf(entry, 'carousel') && textOf(entry, 'carouselType') === kind),
  ).toBeDefined();
});

test.each(choicesOf('article', 'variants'))('article cards %s appear on a page in the sitemap', (variant) => {
  expect(pageWith((entry) => isOf(entry, 'article') && textOf(entry, 'variants') === variant)).toBeDefined();
});

test.each(['linkButton', 'imageButton', 'videoButton'])(
  '%s appears as a call to action on a page in the sitemap',
  (type) => {
    const isCalledBy = (entry: Entry): boolean =>
      [entry.fields.callToAction, entry.fields.callToActions]
        .flatMap((values) => Object.values(values ?? {}).flatMap(linksOf))
        .some(({ sys }) => {
          const button = space.published.entry(sys.id);
          return button !== undefined && isOf(button, type);
        });
    expect(pageWith(isCalledBy)).toBeDefined();
  },
);
