import { execute, parse } from 'graphql';
import { matchingEntities } from '../../rest/management-list.ts';
import { schemaOf } from '../../graphql/schema.ts';
import { loadSource } from '../../space/load.ts';
import { SpaceSnapshot } from '../../space/snapshot.ts';
import type { Source } from '../../space/source.ts';
import type { Asset, Entry, Link, Space, View } from '../../space/types.ts';
import { FIXTURE, NAMES } from './service.ts';

const PRODUCTS = 10_000;
const link = (id: string): Link => ({ sys: { type: 'Link', linkType: 'Entry', id } });

function generated(type: string, id: string, fields: Record<string, unknown>): Entry {
  const contentType: Link = { sys: { type: 'Link', linkType: 'ContentType', id: type } };
  const publishedAt = new Date(Date.UTC(2025, 0, 1) + Number(/\d+$/.exec(id)?.[0]) * 1000).toISOString();
  return {
    sys: { id, type: 'Entry', contentType, publishedAt, publishedVersion: 1, version: 2 },
    metadata: { tags: [] },
    fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, { 'en-US': value }])),
  };
}

/** Returns the fixture with ten thousand additional products, each with its own variant. */
function bigSource(): Source {
  const source = loadSource(FIXTURE);
  for (let number = 0; number < PRODUCTS; number += 1) {
    const variant = generated('variant', `variant-${number}`, { size: `${number} L`, price: number });
    const product = generated('product', `product-${number}`, {
      title: `Product ${number}`,
      slug: `brands/generated/${number}`,
      brand: link(number % 2 === 0 ? 'brand-dawn' : 'brand-bounty'),
      variants: [link(variant.sys.id)],
    });
    source.publishedEntries.set(variant.sys.id, variant);
    source.publishedEntries.set(product.sys.id, product);
  }
  return source;
}

const source = bigSource();
const VERSION = { ...NAMES, version: 1, modelVersion: 1 };
const space = SpaceSnapshot.of(source, VERSION);

/** Returns the space with a view that forbids scans: only indexed queries succeed. */
function withoutScans(of: Space): Space {
  const refuse = (): never => {
    throw new Error('The query walks through all entries');
  };
  const view: View = {
    entry: (id) => of.published.entry(id),
    asset: (id) => of.published.asset(id),
    entriesWith: (...key) => of.published.entriesWith(...key),
    linkingTo: (...target) => of.published.linkingTo(...target),
    entriesOf: refuse,
    entries: refuse,
    assets: refuse,
  };
  return {
    id: of.id,
    environmentId: of.environmentId,
    version: of.version,
    modelVersion: of.modelVersion,
    contentTypes: of.contentTypes,
    draftTypes: of.draftTypes,
    editorInterfaces: of.editorInterfaces,
    locales: of.locales,
    defaultLocale: of.defaultLocale,
    tags: of.tags,
    published: view,
    preview: view,
    archived: new Map(),
    assetFile: () => undefined,
    publicFile: () => undefined,
    bytesOf: () => undefined,
    filesFolder: undefined,
  };
}

function run(of: Space, query: string): unknown {
  const result = execute({
    schema: schemaOf(of),
    document: parse(query),
    contextValue: { space: of, mayPreview: false, publicImageBase: '' },
  });
  return JSON.parse(JSON.stringify(result));
}

describe('a space with 10,000 products', () => {
  test.each([
    '{ found: productCollection(where: { slug: "brands/generated/77" }, limit: 1) { total items { title } } }',
    '{ found: productCollection(where: { slug_in: ["brands/generated/77", "none"] }) { total items { title } } }',
    '{ found: productCollection(where: { sys: { id: "product-77" } }) { total items { title } } }',
    '{ found: productCollection(where: { sys: { id_in: ["product-77", "variant-77"] } }) { total items { title } } }',
    '{ found: productCollection(where: { AND: [{ title_contains: "Product" }, { slug: "brands/generated/77" }] }) { total items { title } } }',
    '{ found: productCollection(where: { OR: [{ slug: "brands/generated/77" }, { sys: { id: "none" } }] }) { total items { title } } }',
    '{ found: productCollection(where: { variants: { size: "77 L" } }) { total items { title } } }',
    '{ found: productCollection(locale: "de-DE", where: { title: "Product 77" }) { total items { title } } }',
  ])('executes %s without a full scan', (query) => {
    expect(run(withoutScans(space), query)).toEqual({
      data: { found: { total: 1, items: [{ title: 'Product 77' }] } },
    });
  });

  test('finds the same entries with an index as with a full scan', () => {
    const query = (where: string): string =>
      `{ found: productCollection(where: ${where}, limit: 3) { total items { slug } } }`;
    // The first condition has an index. The second has none, and must match the same entries.
    expect(run(space, query('{ brand: { code: "dawn" } }'))).toEqual(
      run(space, query('{ brand: { code_contains: "dawn" } }')),
    );
  });

  test('filters and sorts a list once for all pages, and again only after the space changes', () => {
    const page = (of: Space, skip: number): unknown =>
      run(
        of,
        `{ productCollection(where: { brand: { code: "dawn" } }, order: [title_ASC], limit: 2, skip: ${skip}) { total items { title } } }`,
      );
    const lookups = [jest.spyOn(space.published, 'linkingTo'), jest.spyOn(space.published, 'entriesWith')];
    const count = (): number => lookups.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    const first = page(space, 0);
    const ofFirst = count();
    expect(ofFirst).toBeGreaterThan(0);
    for (let skip = 2; skip < 200; skip += 2) page(space, skip);
    expect(page(space, 0)).toEqual(first);
    expect(count()).toBe(ofFirst);
    for (const lookup of lookups) lookup.mockRestore();
    const before = space.published.entry('product-5000');
    if (!before) throw new Error('The generated space has no product-5000');
    const published = { ...before, fields: { ...before.fields, title: { 'en-US': 'A first one' } } };
    const next = space.changed({
      entries: new Map([['product-5000', { published, draft: undefined }]]),
      assets: new Map(),
    });
    expect(page(next, 0)).toMatchObject({
      data: { productCollection: { items: [{ title: 'A first one' }, {}] } },
    });
    expect(page(space, 0)).toEqual(first);
  });

  test('reads only a fraction of the space to apply a publish and update the indexes', () => {
    const query =
      '{ productCollection(where: { slug: "brands/generated/5" }) { items { title linkedFrom { entryCollection { total } } } } variant(id: "variant-5") { linkedFrom { productCollection(limit: 1) { total } } } }';
    let reads = 0;
    const counted = (entry: Entry): Entry => ({
      metadata: entry.metadata,
      get sys() {
        reads += 1;
        return entry.sys;
      },
      get fields() {
        reads += 1;
        return entry.fields;
      },
    });
    const publishedEntries = new Map([...source.publishedEntries].map(([id, entry]) => [id, counted(entry)]));
    const before = SpaceSnapshot.of({ ...source, publishedEntries }, VERSION);
    run(before, query);
    const ofWholeSpace = reads;
    expect(ofWholeSpace).toBeGreaterThan(PRODUCTS);
    const product = before.published.entry('product-5');
    if (!product) throw new Error('The generated space has no product-5');
    reads = 0;
    const published = { ...product, fields: { ...product.fields, title: { 'en-US': 'Published' } } };
    const next = before.changed({
      entries: new Map([['product-5', { published, draft: undefined }]]),
      assets: new Map(),
    });
    expect(run(next, query)).toMatchObject({
      data: {
        productCollection: { items: [{ title: 'Published' }] },
        variant: { linkedFrom: { productCollection: { total: 1 } } },
      },
    });
    // Only the products of the changed product's brand are sorted again.
    expect(reads).toBeLessThan(ofWholeSpace / 10);
  });

  const listed = (of: Space, query: string): (Entry | Asset)[] =>
    matchingEntities(of, 'Entry', new URLSearchParams(query), { imagesBase: '', preview: true });

  test.each(['sys.id=product-77', 'sys.id[in]=none,product-77', 'links_to_entry=variant-77'])(
    'executes a management query for %s without a full scan',
    (query) => {
      expect(listed(withoutScans(space), query).map(({ sys }) => sys.id)).toEqual(['product-77']);
    },
  );

  test('lists entries by ids in the default order', () => {
    const ids = ['product-5', 'product-9000', 'variant-7', 'brand-dawn', 'product-5'];
    const all = listed(space, '').filter(({ sys }) => ids.includes(sys.id));
    expect(listed(space, `sys.id[in]=${ids.join(',')}`)).toEqual(all);
  });

  test('reads each text once for all searches, and each date once for all sort orders', () => {
    const before = space.published.entry('product-77');
    if (!before) throw new Error('The generated space has no product-77');
    let reads = 0;
    const counted = {
      ...before,
      fields: {
        ...before.fields,
        get title() {
          reads += 1;
          return { 'en-US': 'Counted' };
        },
      },
    };
    const next = space.changed({
      entries: new Map([['product-77', { published: counted, draft: undefined }]]),
      assets: new Map(),
    });
    // Ignore the reads that updated the indexes.
    reads = 0;
    for (const query of ['query=counted', 'content_type=product&query=COUNT', 'query=nothing counted'])
      expect(listed(next, query).length).toBe(query.includes('nothing') ? 0 : 1);
    expect(reads).toBe(1);
    const parse = jest.spyOn(Date, 'parse');
    const sorted = listed(next, 'content_type=product&order=-sys.publishedAt');
    expect(parse.mock.calls.length).toBeLessThanOrEqual(sorted.length);
    parse.mockRestore();
    const times = sorted.map(({ sys }) => sys.publishedAt ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
