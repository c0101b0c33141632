import { tagsOfData, tagsToExpire, toContentChange, WEBHOOK_BODY } from './tags';

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

test('tags every entry and asset in the data, except unresolved links in rich text', () => {
  const data = {
    page: {
      sys: { id: 'page' },
      picture: { __typename: 'Asset', sys: { id: 'picture' }, url: '/x.png' },
      items: [{ __typename: 'RetailerInfo', sys: { id: 'one' }, url: 'https://one.example/' }, null],
      body: {
        json: { data: { target: { sys: { id: 'named' } } } },
        links: { entries: { block: [{ sys: { id: 'embedded' } }] } },
      },
    },
  };
  expect([...tagsOfData(data)].sort()).toEqual([
    'asset:picture',
    'entry:embedded',
    'entry:one',
    'entry:page',
  ]);
});

test('publishing an entry expires the entry, its slug, and the lists for its type and linked entries', () => {
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

test('changing a redirect expires the tag for its source slug', () => {
  expect(tagsToExpire(entry('redirect', { from: '/en-us/old', to: '/en-us/new' }))).toContain('slug:old');
});

test('an unpublish event without fields expires the entry and the list for its type', () => {
  expect(tagsToExpire(entry('product'))).toEqual(['entry:x', 'list:product']);
});

test('a changed asset expires only its own tag', () => {
  expect(tagsToExpire(WEBHOOK_BODY.parse({ sys: { id: 'a', type: 'DeletedAsset' } }))).toEqual(['asset:a']);
});

test('a content change contains the entity’s tag, revision and update time', () => {
  const sys = { id: 'a', type: 'Asset', revision: 3, updatedAt: '2026-05-20T12:00:00Z' };
  expect(toContentChange(WEBHOOK_BODY.parse({ sys }))).toEqual({
    tag: 'asset:a',
    isDeleted: false,
    revision: 3,
    updatedAt: '2026-05-20T12:00:00Z',
  });
  const deleted = toContentChange(WEBHOOK_BODY.parse({ sys: { id: 'x', type: 'DeletedEntry' } }));
  expect(deleted).toMatchObject({ tag: 'entry:x', isDeleted: true });
});

test('ignores ids in JSON fields, at any nesting depth', () => {
  let claims: unknown = [{ sys: { id: 'no-entity' } }];
  for (let level = 0; level < 50_000; level += 1) claims = [claims];
  const product = { __typename: 'Product', sys: { id: '3kZpVxQ8wYcGm2sTfLr0Ab' }, efficacyClaims: claims };
  expect([...tagsOfData({ product })]).toEqual(['entry:3kZpVxQ8wYcGm2sTfLr0Ab']);
});
