import { gql } from '@apollo/client';
import { print } from 'graphql';
import { markedParts } from './field-marks';
import { markFields, withSourceMaps } from './mark-fields';

const getData = () => ({
  product: {
    sys: { id: 'product-dawn' },
    title: 'Dawn',
    slug: 'brands/dawn',
    form: 'Concentrate',
    warnings: ['Wear gloves'],
    note: 'One\n\nTwo',
    body: { json: { nodeType: 'document', content: [{ nodeType: 'text', value: 'Soak' }] } },
    picturesCollection: {
      items: [{ sys: { id: 'photo' }, url: '/images/a/photo/b/c.jpg', width: 10, description: 'A sink' }],
    },
    sheet: { sys: { id: 'sheet' }, url: '/images/a/sheet/b/c.pdf', fileName: 'c.pdf' },
  },
});
const FIELDS = ['title', 'slug', 'form', 'warnings', 'note', 'body', 'description'];
const WIDGETS = ['singleLine', 'dropdown', 'slugEditor'];
const source = (field: string, widget = 'singleLine') => ({
  source: {
    ...(field === 'description' ? { asset: 0 } : { entry: 0 }),
    field: FIELDS.indexOf(field),
    editorInterface: WIDGETS.indexOf(widget),
  },
});
const EXTENSIONS = {
  contentSourceMaps: {
    fields: FIELDS,
    editorInterfaces: WIDGETS.map((widgetId) => ({ widgetId })),
    entries: [{ id: 'product-dawn' }],
    assets: [{ id: 'photo' }],
    mappings: {
      '/data/product/title': source('title'),
      '/data/product/slug': source('slug', 'slugEditor'),
      '/data/product/form': source('form', 'dropdown'),
      '/data/product/warnings': source('warnings'),
      '/data/product/note': source('note'),
      '/data/product/body/json': source('body'),
      '/data/product/picturesCollection/items/0/description': source('description'),
    },
  },
};

function marked(extensions: unknown) {
  const data = getData();
  markFields(data, extensions);
  return data;
}

/** Returns every marked string in a value, with its field. */
function marks(value: unknown): string[] {
  if (typeof value === 'string')
    return markedParts(value).map(({ text, source: from }) => `${text.trim()}: ${from.id} ${from.field}`);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(marks) : [];
}

test('marks strings, list items, lines and rich text, but not slugs or dropdown choices', () => {
  expect(marks(marked(EXTENSIONS))).toEqual([
    'Dawn: product-dawn title',
    'Wear gloves: product-dawn warnings',
    'One: product-dawn note',
    'Two: product-dawn note',
    'Soak: product-dawn body',
    'A sink: photo description',
  ]);
});

test('adds the linking field to picture URLs, but not to documents', () => {
  const { product } = getData();
  expect(marked(EXTENSIONS)).toMatchObject({
    product: {
      slug: product.slug,
      picturesCollection: { items: [{ url: '/images/a/photo/b/c.jpg?field=product-dawn/pictures' }] },
      sheet: product.sheet,
    },
  });
});

test('marks nothing without source maps', () => {
  expect(marks(marked(undefined))).toEqual([]);
});

test('adds source maps to a query', () => {
  const query = gql`
    query Product($id: String!) {
      product(id: $id) {
        title
      }
    }
  `;
  expect(print(withSourceMaps(query))).toContain('query Product($id: String!) @contentSourceMaps {');
  expect(withSourceMaps(query)).toBe(withSourceMaps(query));
});

test('accepts a JSON field nested 50,000 levels deep', () => {
  let ingredients: unknown = [];
  for (let level = 0; level < 50_000; level += 1) ingredients = [ingredients];
  expect(() => markFields({ product: { ingredients } }, {})).not.toThrow();
});
