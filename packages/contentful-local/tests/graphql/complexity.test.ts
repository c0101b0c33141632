import { parse } from 'graphql';
import { queryComplexity } from '../../graphql/complexity.ts';
import { loadSpace } from '../../space/load.ts';
import { FIXTURE, NAMES } from './service.ts';

const space = loadSpace(FIXTURE, NAMES);
const costOf = (query: string, variables?: Record<string, unknown>, operation?: string): number =>
  queryComplexity(space, parse(query), variables, operation);

describe('the cost of a query', () => {
  test('is the sum of the products of the limits (example in docs/services.md)', () => {
    // 100 + 100·100 + 100·10 (the field allows 10) + 100·10·1
    const query = `{ productCollection(limit: 100) { items {
      linkedFrom { pageCollection(limit: 100) { total } }
      variantsCollection { items { linkedFrom { __typename } } }
    } } }`;
    expect(costOf(query)).toBe(100 + 100 * 100 + 100 * 10);
    expect(
      costOf(
        '{ productCollection(limit: 100) { items { picturesCollection { items { url } } manual { url } } } }',
      ),
    ).toBe(100 + 100 * 10 + 100);
  });

  test.each([
    ['{ product(id: "a") { title slug sys { id } } }', 1],
    ['{ product(id: "a") { brand { logo { url } } manual { url } } }', 4],
    ['{ productCollection { total } }', 100],
    ['{ productCollection(limit: 5) { items { brand { name } } } }', 10],
    ['{ productCursorCollection(limit: 5) { items { slug } } }', 5],
    // The field's size validation caps higher limits. A lower limit still counts.
    ['{ product(id: "a") { variantsCollection(limit: 50) { items { size } } } }', 11],
    ['{ product(id: "a") { variantsCollection(limit: 3) { items { size } } } }', 4],
    ['{ product(id: "a") { body { json } } }', 1],
    [
      '{ product(id: "a") { body { links { entries { block { __typename } } assets { block { url } } } } } }',
      2001,
    ],
    // Rich text inside rich text: the links of the outer rich text field count once, and do not multiply anything
    // inside them.
    [
      `{ product(id: "a") { body { links { entries { block { ... on Product {
        brand { logo { url } } variantsCollection { items { size } } body { links { entries { block { ... on Product {
          body { links { entries { inline { __typename } } } }
        } } } } }
      } } } } } } }`,
      1 + 1000 + (1 + 1 + 10),
    ],
    // The same fragment inside and outside of a rich text field.
    [
      `{ product(id: "a") { ...Body body { links { entries { block { ...Body } } } } } }
        fragment Body on Product { body { links { assets { block { url } } } } }`,
      1 + 1000 + 1000,
    ],
    ['{ _nodes(ids: ["a", "b", "c"]) { _id } }', 3],
    ['{ a: brand(id: "a") { name } b: brand(id: "b") { name } }', 2],
    ['{ __schema { types { name fields { name } } } }', 0],
  ])('%s costs %i', (query, expected) => {
    expect(costOf(query)).toBe(expected);
  });

  test("is based on limits from variables, their defaults, or the service's default", () => {
    const query =
      'query ($limit: Int = 20) { productCollection(limit: $limit) { items { brand { name } } } }';
    expect(costOf(query)).toBe(40);
    expect(costOf(query, { limit: 3 })).toBe(6);
    expect(costOf('query ($limit: Int) { productCollection(limit: $limit) { total } }')).toBe(100);
    expect(
      costOf(
        'query A { productCollection(limit: 2) { total } } query B { productCollection(limit: 3) { total } }',
        {},
        'B',
      ),
    ).toBe(3);
  });

  test('excludes selections removed by @skip or @include', () => {
    const query =
      'query ($with: Boolean!) { product(id: "a") { brand @include(if: $with) { name } manual @skip(if: $with) { url } } }';
    expect(costOf(query, { with: true })).toBe(2);
    // Without the variable, either field could be selected, so both count.
    expect(costOf(query)).toBe(3);
    expect(costOf('{ product(id: "a") { ... @include(if: false) { brand { name } } } }')).toBe(1);
  });

  test('includes every type in a union, and fragments wherever they are spread', () => {
    expect(
      costOf(`{ productCollection(limit: 2) { items { ...Tile } } }
        fragment Tile on Product { anything { ... on Brand { logo { url } } ... on Product { manual { url } } } }`),
    ).toBe(2 + 2 + 2 + 2);
  });

  test('is computed once per nested fragment, however often the fragment is spread', () => {
    const levels = Array.from(
      { length: 60 },
      (_, level) =>
        `fragment F${level} on Brand { a: parent { ...F${level + 1} } b: parent { ...F${level + 1} } }`,
    );
    const query = `{ brand(id: "a") { ...F0 } } ${levels.join(' ')} fragment F60 on Brand { name }`;
    expect(costOf(query)).toBeGreaterThan(2 ** 60);
  });
});
