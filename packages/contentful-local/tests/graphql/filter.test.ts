import { z } from 'zod';
import { fixtureService } from './service.ts';

const { runQuery } = fixtureService();

const ITEMS = z.object({
  found: z.object({ items: z.array(z.object({ sys: z.object({ id: z.string() }) })) }),
});

async function idsOf(
  collection: string,
  where: string,
  variables?: Record<string, unknown>,
): Promise<string[]> {
  const head = variables ? 'query ($value: String, $list: [String]) ' : '';
  const answer = await runQuery(
    `${head}{ found: ${collection}(where: ${where}) { items { sys { id } } } }`,
    variables,
  );
  expect(answer.errors).toBeUndefined();
  return ITEMS.parse(answer.data)
    .found.items.map(({ sys }) => sys.id)
    .sort();
}

const ALL = ['brand-bounty', 'brand-comet', 'brand-dawn'];

describe('filtering brands', () => {
  test.each<[string, string[]]>([
    ['{}', ALL],
    ['{ code: "dawn" }', ['brand-dawn']],
    ['{ code: "missing" }', []],
    ['{ code_not: "dawn" }', ['brand-bounty', 'brand-comet']],
    ['{ code_in: ["dawn", "comet", "none"] }', ['brand-comet', 'brand-dawn']],
    ['{ code_in: [] }', []],
    ['{ code_not_in: ["dawn", "comet"] }', ['brand-bounty']],
    ['{ name_contains: "OUNT" }', ['brand-bounty']],
    ['{ name_not_contains: "oun" }', ['brand-comet', 'brand-dawn']],
    ['{ about_contains: "kitchens" }', ['brand-dawn']],
    ['{ about_exists: false }', ['brand-bounty', 'brand-comet']],
    ['{ employees_gt: 80 }', ['brand-dawn']],
    ['{ employees_gte: 80, employees_lt: 120 }', ['brand-bounty', 'brand-comet']],
    ['{ rating_lte: 4 }', ['brand-bounty']],
    ['{ rating_in: [4, 4.5] }', ['brand-bounty', 'brand-dawn']],
    ['{ active: false }', ['brand-bounty']],
    ['{ active_not: true }', ['brand-bounty', 'brand-comet']],
    ['{ active_exists: true }', ['brand-bounty', 'brand-dawn']],
    ['{ founded: "1973-05-01T00:00:00Z" }', ['brand-dawn']],
    // 08:30 at +02:00 is 06:30 UTC.
    ['{ founded_in: ["1965-01-01T06:30:00Z"] }', ['brand-bounty']],
    ['{ founded_not: "1973-05-01" }', ['brand-bounty', 'brand-comet']],
    ['{ founded_lt: "1970-01-01" }', ['brand-bounty']],
    ['{ settings_exists: true }', ['brand-dawn']],
    ['{ logo_exists: true }', ['brand-dawn']],
    ['{ parent_exists: false }', ['brand-comet', 'brand-dawn']],
    ['{ place_within_circle: "39.0,-84.4,50" }', ['brand-dawn']],
    ['{ place_within_rectangle: "50,10,55,15" }', ['brand-bounty']],
    ['{ parent: { code: "dawn" } }', ['brand-bounty']],
    ['{ parent: { name_contains: "daw", employees_gt: 100 } }', ['brand-bounty']],
    ['{ parent: { code: "comet" } }', []],
    ['{ sys: { id: "brand-dawn" } }', ['brand-dawn']],
    ['{ sys: { id_in: ["brand-dawn", "brand-comet", "product-soap"] } }', ['brand-comet', 'brand-dawn']],
    ['{ sys: { id_not: "brand-dawn" } }', ['brand-bounty', 'brand-comet']],
    ['{ sys: { id_contains: "BOUN" } }', ['brand-bounty']],
    ['{ sys: { publishedAt_gt: "2026-01-01T12:00:00+01:00" } }', ['brand-bounty', 'brand-comet']],
    ['{ sys: { publishedVersion_gte: 1, firstPublishedAt_exists: true } }', ALL],
    ['{ contentfulMetadata: { tags: { id_contains_some: ["seasonal", "none"] } } }', ['brand-dawn']],
    ['{ contentfulMetadata: { tags: { id_contains_none: ["seasonal"] } } }', ['brand-bounty', 'brand-comet']],
    ['{ contentfulMetadata: { tags_exists: true } }', ['brand-dawn']],
    ['{ contentfulMetadata: { concepts_exists: false } }', ALL],
    ['{ OR: [{ code: "dawn" }, { employees: 80, active: false }] }', ['brand-bounty', 'brand-dawn']],
    ['{ AND: [{ employees: 80 }, { OR: [{ code: "dawn" }, { code: "comet" }] }] }', ['brand-comet']],
    ['{ OR: [{ code: "dawn" }, { about_exists: false }] }', ALL],
    ['{ code: "dawn", employees: 80 }', []],
  ])('finds the right brands with %s', async (where, expected) => {
    expect(await idsOf('brandCollection', where)).toEqual(expected);
  });

  test('ignores null values at any level', async () => {
    expect(await idsOf('brandCollection', '{ code: null, name_contains: null, employees_gt: null }')).toEqual(
      ALL,
    );
    expect(
      await idsOf(
        'brandCollection',
        '{ sys: { id: null }, parent: { code: null }, contentfulMetadata: { tags: { id_contains_all: null } } }',
      ),
    ).toEqual(ALL);
    expect(await idsOf('brandCollection', '{ code: $value, code_in: $list }', { value: null })).toEqual(ALL);
    expect(
      await idsOf('brandCollection', '{ AND: [{ code: $value }, { code_in: $list }] }', {
        value: 'dawn',
        list: null,
      }),
    ).toEqual(['brand-dawn']);
    expect(await idsOf('brandCollection', 'null')).toEqual(ALL);
  });

  test('preserves the default order when a filter uses an index', async () => {
    const { data } = await runQuery(
      '{ brandCollection(where: { sys: { id_in: ["brand-dawn", "brand-comet", "brand-bounty"] } }) { items { sys { id } } } }',
    );
    expect(data).toEqual({ brandCollection: { items: ALL.map((id) => ({ sys: { id } })) } });
  });
});

describe('filtering products', () => {
  test.each<[string, string[]]>([
    ['{ slug: "brands/dawn/dish-soap" }', ['product-soap']],
    ['{ labels_contains_all: ["green", "concentrated"] }', ['product-soap']],
    ['{ labels_contains_some: ["green", "paper"] }', ['product-soap', 'product-towel']],
    ['{ labels_contains_none: ["green", "paper"] }', ['product-next', 'product-odd']],
    ['{ labels_exists: false }', ['product-next', 'product-odd']],
    ['{ body_contains: "grease" }', ['product-soap']],
    ['{ body_exists: true }', ['product-soap']],
    ['{ variantsCollection_exists: true }', ['product-soap', 'product-towel']],
    ['{ relatedCollection_exists: true }', ['product-soap']],
    ['{ picturesCollection_exists: false }', ['product-next', 'product-odd', 'product-towel']],
    ['{ brand: { code: "dawn" } }', ['product-soap']],
    ['{ brand: { code_in: ["dawn", "bounty"] } }', ['product-soap', 'product-towel']],
    // product-next links to a draft, and product-odd to an entry of another type.
    ['{ brand: { sys: { id_exists: true } } }', ['product-soap', 'product-towel']],
    ['{ brand_exists: true }', ['product-next', 'product-odd', 'product-soap', 'product-towel']],
    ['{ variants: { price_gt: 20 } }', ['product-soap']],
    ['{ variants: { product_line: "kitchen" } }', ['product-soap', 'product-towel']],
    ['{ variants: { product_line_not_in: ["kitchen"] } }', ['product-soap']],
    ['{ sections: { sys: { id: "banner-one" } } }', ['product-soap']],
    ['{ OR: [{ brand: { code: "dawn" } }, { slug: "brands/odd" }] }', ['product-odd', 'product-soap']],
  ])('finds the right products with %s', async (where, expected) => {
    expect(await idsOf('productCollection', where)).toEqual(expected);
  });

  test('compares values in the requested locale', async () => {
    const { data } = await runQuery(`{
      own: productCollection(locale: "de-DE", where: { title: "Spülmittel" }) { total }
      fallback: productCollection(locale: "de-DE", where: { title: "Paper Towel" }) { total }
      hidden: productCollection(locale: "de-DE", where: { title: "Dish Soap" }) { total }
      strict: productCollection(locale: "de-DE", useFallbackLocale: false, where: { title: "Paper Towel" }) { total }
    }`);
    expect(data).toEqual({
      own: { total: 1 },
      fallback: { total: 1 },
      hidden: { total: 0 },
      strict: { total: 0 },
    });
  });

  test('filters entries of any type by their system fields', async () => {
    expect(await idsOf('entryCollection', '{ sys: { id_in: ["product-soap", "brand-dawn"] } }')).toEqual([
      'brand-dawn',
      'product-soap',
    ]);
  });
});
