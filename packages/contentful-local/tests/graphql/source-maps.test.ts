import { encodeGraphQLResponse } from '@contentful/live-preview';
import { z } from 'zod';
import { TOKENS, fixtureService, ENDPOINT } from './service.ts';

const { handle } = fixtureService();

async function runQuery(query: string, token: string): Promise<{ data: unknown; extensions: unknown }> {
  const response = await handle(
    new Request(ENDPOINT, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    }),
  );
  expect(response.status).toBe(200);
  return response.json();
}

const QUERY = `query @contentSourceMaps {
  product(id: "product-soap", preview: true, locale: "de-DE") {
    heading: title slug labels
    body { json }
    brand { name employees }
    picturesCollection(limit: 1) { items { title url } }
  }
  published: brand(id: "brand-dawn", preview: false) { name }
}`;

const EXTENSIONS = z.object({ contentSourceMaps: z.object({ mappings: z.record(z.string(), z.unknown()) }) });
const TEXTS = z.object({
  product: z.object({ heading: z.string(), brand: z.object({ name: z.string() }) }),
  published: z.object({ name: z.string() }),
});

describe('@contentSourceMaps', () => {
  test('maps every text in a draft to its field', async () => {
    const { extensions } = await runQuery(QUERY, TOKENS.previewToken);
    expect(extensions).toEqual({
      contentSourceMaps: expect.objectContaining({
        version: 1,
        spaces: ['fixture'],
        environments: ['master'],
        fields: ['title', 'slug', 'labels', 'body', 'name'],
        locales: ['de-DE', 'en-US'],
        fieldTypes: ['Symbol', 'Array', 'RichText'],
        entries: [
          { space: 0, environment: 0, id: 'product-soap' },
          { space: 0, environment: 0, id: 'brand-dawn' },
        ],
        assets: [{ space: 0, environment: 0, id: 'photo' }],
      }),
    });
    const { mappings } = EXTENSIONS.parse(extensions).contentSourceMaps;
    expect(Object.keys(mappings).sort()).toEqual(
      [
        '/data/product/body/json',
        '/data/product/brand/name',
        '/data/product/heading',
        '/data/product/labels',
        '/data/product/picturesCollection/items/0/title',
        '/data/product/slug',
      ].sort(),
    );
  });

  test('works with the encoder of @contentful/live-preview', async () => {
    const encoded = encodeGraphQLResponse(await runQuery(QUERY, TOKENS.previewToken));
    const { product, published } = TEXTS.parse(encoded.data);
    expect(product.heading).toMatch(/^Spülmittel./);
    expect(product.brand.name).toMatch(/^Dämmerung./);
    expect(published.name).toBe('Dawn');
  });

  test('adds no source maps for the delivery token, or if they are not requested', async () => {
    const delivered = await runQuery(
      'query @contentSourceMaps { brand(id: "brand-dawn") { name } }',
      TOKENS.deliveryToken,
    );
    expect(delivered).toEqual({ data: { brand: { name: 'Dawn' } } });
    const plain = await runQuery('{ brand(id: "brand-dawn", preview: true) { name } }', TOKENS.previewToken);
    expect(plain).toEqual({ data: { brand: { name: 'Dawn' } } });
  });
});
