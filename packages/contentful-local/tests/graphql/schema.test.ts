import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLObjectType, printType, type GraphQLSchema } from 'graphql';
import { printedSchema } from '../../graphql/print.ts';
import { buildSchema } from '../../graphql/schema.ts';
import { loadSpace } from '../../space/load.ts';
import type { ContentType, Field } from '../../space/types.ts';
import { FIXTURE, NAMES } from './service.ts';

const schema = buildSchema(loadSpace(FIXTURE, NAMES));

function printed(name: string, of: GraphQLSchema = schema): string {
  const type = of.getType(name);
  return type ? printType(type) : '';
}

function fieldOf(typeName: string, field: string): string {
  const type = schema.getType(typeName);
  if (!(type instanceof GraphQLObjectType)) return '';
  const found = type.getFields()[field];
  if (!found) return '';
  const args = found.args.map((arg) => `${arg.name}: ${String(arg.type)}`).sort();
  return `${args.length > 0 ? `(${args.join(', ')})` : ''}: ${String(found.type)}`;
}

function keysOf(name: string): string[] {
  return [...printed(name).matchAll(/^ {2}(\w+)/gm)].map((match) => match[1] ?? '');
}

const PAGE = 'limit: Int, locale: String';
const TAIL = 'preview: Boolean, skip: Int, useFallbackLocale: Boolean';

function contentType(id: string, fields: Partial<Field>[] = []): ContentType {
  return {
    sys: { id, type: 'ContentType' },
    name: id,
    fields: fields.map((field) => ({
      id: 'title',
      name: 'Field',
      type: 'Symbol',
      localized: false,
      required: false,
      ...field,
    })),
  };
}

const schemaFor = (...types: ContentType[]): GraphQLSchema =>
  buildSchema({
    id: 'fixture',
    environmentId: 'master',
    contentTypes: new Map(types.map((type) => [type.sys.id, type])),
  });

describe('the committed schema', () => {
  test('matches the content model', () => {
    const committed = readFileSync(join(process.cwd(), 'graphql/schema.graphql'), 'utf8');
    if (committed !== printedSchema('packages/sample-space/content', 'cleanpro')) {
      throw new Error(
        'graphql/schema.graphql is not the schema of content/model: run `npm run codegen` and commit what it changes',
      );
    }
    expect(committed).toContain('type Query {');
  });
});

describe('names', () => {
  test.each([
    ['my-2content-type', 'My2ContentType'],
    ['blogPost', 'BlogPost'],
    ['5TbTQ4S6', 'ContentType5TbTQ4S6'],
    ['location', 'ContentTypeLocation'],
    ['entry', 'ContentTypeEntry'],
    ['never', 'ContentTypeNever'],
  ])('for the content type %s, generates the GraphQL type %s', (id, name) => {
    expect(printed(name, schemaFor(contentType(id, [{}])))).toContain(
      `type ${name} implements Entry & _Node`,
    );
  });

  test('derives the names of root fields and collections from the type in lower camel case', () => {
    expect(fieldOf('Query', 'contentType5WaysToClean')).toBe(
      '(id: String!, locale: String, preview: Boolean, useFallbackLocale: Boolean): ContentType5WaysToClean',
    );
    expect(fieldOf('Query', 'productCollection')).toBe(
      `(${PAGE}, order: [ProductOrder], ${TAIL}, where: ProductFilter): ProductCollection`,
    );
    expect(fieldOf('Query', 'productCursorCollection')).toBe(
      `(${PAGE}, order: [ProductOrder], pageNext: String, pagePrev: String, preview: Boolean, useFallbackLocale: Boolean, where: ProductFilter): ProductCursorCollection`,
    );
    expect(fieldOf('Query', 'entry')).toBe('');
    expect(fieldOf('Query', '_node')).toBe(
      '(id: ID!, locale: String, preview: Boolean, useFallbackLocale: Boolean): _Node',
    );
    expect(fieldOf('Query', '_nodes')).toContain('(ids: [ID!]!');
  });

  test("describes a type with its content type's description and a link to the definition", () => {
    expect(printed('Brand')).toContain(
      'A brand of products. [See type definition](https://app.contentful.com/spaces/fixture/content_types/brand)',
    );
  });

  test('rejects colliding and reserved names', () => {
    const link: Partial<Field> = { id: 'tag', type: 'Array', items: { type: 'Link', linkType: 'Entry' } };
    const failing: [string, ContentType[]][] = [
      ['COLLIDING_TYPE_NAMES', [contentType('blog-post'), contentType('blogPost')]],
      // The union of Blog.author, and a content type with the same name.
      [
        'COLLIDING_TYPE_NAMES',
        [
          contentType('blog', [
            {
              id: 'author',
              type: 'Link',
              linkType: 'Entry',
              validations: [{ linkContentType: ['blogAuthor', 'blog'] }],
            },
          ]),
          contentType('blogAuthor', [{}]),
        ],
      ],
      ['COLLIDING_FIELD_NAMES', [contentType('blog', [link, { id: 'tagCollection' }])]],
      ['RESERVED_FIELD_NAME', [contentType('blog', [{ id: 'sys' }])]],
      ['RESERVED_FIELD_NAME', [contentType('blog', [{ id: 'linkedFrom' }])]],
    ];
    for (const [code, types] of failing) {
      expect(() => schemaFor(...types)).toThrow(expect.objectContaining({ code, status: 422 }));
    }
  });
});

describe('fields', () => {
  const LOCALE = '(locale: String, useFallbackLocale: Boolean)';
  const SCOPE = 'locale: String, preview: Boolean, useFallbackLocale: Boolean';

  test.each([
    ['Brand', 'name', `${LOCALE}: String`],
    ['Brand', 'about', `${LOCALE}: String`],
    ['Brand', 'employees', `${LOCALE}: Int`],
    ['Brand', 'rating', `${LOCALE}: Float`],
    ['Brand', 'active', `${LOCALE}: Boolean`],
    ['Brand', 'founded', `${LOCALE}: DateTime`],
    ['Brand', 'settings', `${LOCALE}: JSON`],
    ['Brand', 'place', `${LOCALE}: Location`],
    ['Product', 'labels', `${LOCALE}: [String]`],
    ['Product', 'body', `${LOCALE}: ProductBody`],
    ['Product', 'manual', `(${SCOPE}): Asset`],
    ['Product', 'brand', `(${SCOPE}, where: BrandFilter): Brand`],
    ['Product', 'hero', `(${SCOPE}): ProductHero`],
    ['Product', 'anything', `(${SCOPE}): Entry`],
    ['Product', 'picturesCollection', `(${PAGE}, ${TAIL}): AssetCollection`],
    [
      'Product',
      'variantsCollection',
      `(${PAGE}, order: [ProductVariantsCollectionOrder], ${TAIL}, where: VariantFilter): ProductVariantsCollection`,
    ],
    [
      'Product',
      'sectionsCollection',
      `(${PAGE}, ${TAIL}, where: ProductSectionsFilter): ProductSectionsCollection`,
    ],
    ['Product', 'relatedCollection', `(${PAGE}, ${TAIL}): ProductRelatedCollection`],
    ['ProductVariantsCollection', 'items', ': [Variant]!'],
    ['ProductSectionsCollection', 'items', ': [ProductSectionsItem]!'],
    ['ProductRelatedCollection', 'items', ': [Entry]!'],
    ['Product', '_id', ': ID!'],
    ['Product', 'sys', ': Sys!'],
    ['Product', 'linkedFrom', '(allowedLocales: [String]): ProductLinkingCollections'],
    ['Product', 'secret', ''],
    ['Product', 'variants', ''],
  ])('declares %s.%s%s', (type, field, expected) => {
    expect(fieldOf(type, field)).toBe(expected);
  });

  test('generates unions only of existing content types, even if there is only one', () => {
    expect(printed('ProductSectionsItem')).toBe('union ProductSectionsItem = Banner | Note');
    expect(printed('ProductPhantom')).toBe('union ProductPhantom = Note');
  });

  test('generates a document and links for rich text, including links to other spaces', () => {
    expect(keysOf('ProductBody')).toEqual(['json', 'links']);
    expect(printed('ProductBodyEntries')).toContain('inline: [Entry]!');
    expect(keysOf('ProductBodyAssets')).toEqual(['hyperlink', 'block']);
    expect(printed('ProductBodyResources')).toContain('block: [ProductBodyResourcesBlock!]!');
    expect(printed('ProductBodyResourcesBlock')).toContain('implements ResourceLink');
  });

  test("the Sys type has exactly the fields that Contentful's API returns", () => {
    expect(keysOf('Sys').sort()).toEqual(
      [
        'environmentId',
        'firstPublishedAt',
        'id',
        'locale',
        'publishedAt',
        'publishedVersion',
        'spaceId',
      ].sort(),
    );
    expect(printed('Entry')).toContain('interface Entry');
    expect(printed('Asset')).toContain('type Asset {');
  });
});

describe('linkedFrom', () => {
  test('lists types with a link validation that allows this type, but no unvalidated links', () => {
    expect(keysOf('BrandLinkingCollections').filter((key) => !key.includes('Cursor'))).toEqual([
      'entryCollection',
      'brandCollection',
      'productCollection',
    ]);
    expect(fieldOf('BrandLinkingCollections', 'productCollection')).toBe(
      `(${PAGE}, order: [BrandLinkingCollectionsProductCollectionOrder], ${TAIL}): ProductCollection`,
    );
    expect(fieldOf('BrandLinkingCollections', 'entryCollection')).toBe(`(${PAGE}, ${TAIL}): EntryCollection`);
  });

  test('lists every type that can link to assets, without an order argument', () => {
    expect(fieldOf('AssetLinkingCollections', 'brandCollection')).toBe(`(${PAGE}, ${TAIL}): BrandCollection`);
    expect(fieldOf('AssetLinkingCollections', 'noteCollection')).toBe('');
  });
});

describe('filters and orders', () => {
  const operators = (field: string): string[] =>
    keysOf('BrandFilter').filter((key) => key === field || key.startsWith(`${field}_`));
  const RANGE = ['', '_not', '_in', '_not_in', '_gt', '_gte', '_lt', '_lte', '_exists'];
  const TEXT = ['', '_not', '_in', '_not_in', '_contains', '_not_contains', '_exists'];

  test.each([
    ['name', TEXT],
    ['about', TEXT],
    ['employees', RANGE],
    ['rating', RANGE],
    ['founded', RANGE],
    ['active', ['', '_not', '_exists']],
    ['settings', ['_exists']],
    ['place', ['_within_circle', '_within_rectangle', '_exists']],
    ['logo', ['_exists']],
    ['parent', ['', '_exists']],
  ])('offers the right operators for %s', (field, expected) => {
    expect(operators(field).sort()).toEqual(expected.map((operator) => field + operator).sort());
  });

  test('allows filters on links only one level deep, whether they link to one type or several', () => {
    expect(printed('ProductFilter')).toContain('brand: cfBrandNestedFilter');
    expect(printed('ProductFilter')).toContain('variants: cfVariantNestedFilter');
    expect(printed('ProductFilter')).toContain('sections: cfsectionsMultiTypeNestedFilter');
    expect(printed('PageFilter')).toContain('sections: cfsectionsMultiTypeNestedFilter');
    expect(keysOf('ProductFilter')).toContain('variantsCollection_exists');
    expect(keysOf('cfBrandNestedFilter')).toContain('parent_exists');
    expect(keysOf('cfBrandNestedFilter')).not.toContain('parent');
    expect(keysOf('ProductFilter')).toEqual(
      expect.arrayContaining(['labels_contains_all', 'labels_contains_some', 'labels_contains_none']),
    );
    expect(keysOf('ProductFilter')).toEqual(
      expect.arrayContaining(['AND', 'OR', 'sys', 'contentfulMetadata', 'body_contains']),
    );
  });

  test('a filter on links to several types offers only the fields that all targets share', () => {
    const own = keysOf('cfsectionsMultiTypeNestedFilter').filter(
      (key) => !['AND', 'OR', 'sys', 'contentfulMetadata'].includes(key),
    );
    // Page.sections also allows products, which share no field with banners and notes.
    expect(own).toEqual([]);
  });

  test('orders by symbols, numbers, dates and booleans, but not by texts, links or lists', () => {
    expect(keysOf('BrandOrder').filter((key) => key.endsWith('_ASC'))).toEqual(
      [
        'name',
        'code',
        'founded',
        'employees',
        'rating',
        'active',
        'sys_id',
        'sys_publishedAt',
        'sys_firstPublishedAt',
        'sys_publishedVersion',
      ].map((key) => `${key}_ASC`),
    );
    expect(keysOf('ProductVariantsCollectionOrder')).toEqual(keysOf('VariantOrder'));
    expect(keysOf('AssetOrder')).toEqual(
      expect.arrayContaining([
        'contentType_ASC',
        'fileName_ASC',
        'height_ASC',
        'size_ASC',
        'url_ASC',
        'width_DESC',
      ]),
    );
  });
});
