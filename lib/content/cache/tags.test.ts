/** @jest-environment node */
import { tagsOfAnswer, tagsToExpire, WEBHOOK_BODY } from './tags';

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const entry = (contentType: string, fields?: Record<string, unknown>) =>
  WEBHOOK_BODY.parse({
    sys: {
      id: 'x',
      type: 'Entry',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
    },
    fields:
      fields && Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { 'en-US': value }])),
  });

test('an answer is tagged with all its entries and assets, but not with what rich text only names', () => {
  const answer = {
    page: {
      sys: { id: 'page' },
      picture: { sys: { id: 'picture' }, url: '/x.png', contentType: 'image/png' },
      items: [{ sys: { id: 'one' } }, null],
      body: {
        json: { data: { target: { sys: { id: 'named' } } } },
        links: { entries: { block: [{ sys: { id: 'embedded' } }] } },
      },
    },
  };
  expect([...tagsOfAnswer(answer)].sort()).toEqual([
    'asset:picture',
    'entry:embedded',
    'entry:one',
    'entry:page',
  ]);
});

test('a publish expires the entry, its lists, the lists that its links are in, and its address', () => {
  const tags = tagsToExpire(
    entry('product', {
      slug: 'brands/dawn/x',
      brand: link('brand-dawn'),
      categories: [link('category-dish')],
    }),
  );
  expect(tags.sort()).toEqual([
    'entry:x',
    'list:product',
    'list:product:brand-dawn',
    'list:product:category-dish',
    'slug:brands/dawn/x',
  ]);
});

test('a redirect expires the address that it leads away from', () => {
  expect(tagsToExpire(entry('redirect', { from: '/en-us/old', to: '/en-us/new' }))).toContain('slug:old');
});

test('an unpublish, which carries no fields, expires the entry and the list of its type', () => {
  expect(tagsToExpire(entry('product'))).toEqual(['entry:x', 'list:product']);
});

test('an asset expires only itself', () => {
  expect(tagsToExpire(WEBHOOK_BODY.parse({ sys: { id: 'a', type: 'DeletedAsset' } }))).toEqual(['asset:a']);
});
