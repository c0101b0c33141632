import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentGraphqlHandler } from '@cleanpro/contentful-local/graphql/handler';
import { ContentStore } from '@cleanpro/contentful-local/space/store';
import { exportOf } from './space.ts';

const TOKEN = 'd'.repeat(32);
const ADDRESS = 'http://localhost/content/v1/spaces/cleanpro/environments/master';

/** Page queries, with their variables for a space of a certain size. */
export const QUERIES = {
  'page by address': {
    query:
      'query($slug:String!){productsPageCollection(where:{product:{slug:$slug}},limit:1){items{sys{id}}} contentPageCollection(where:{slug:$slug},limit:1){items{sys{id}}} redirectCollection(where:{from:$slug},limit:1){items{sys{id}}}}',
    variables: (last: number) => ({
      slug:
        last > 67
          ? `brands/dawn/pot-and-pan-detergent-${67 * Math.floor(last / 67)}`
          : 'brands/dawn/pot-and-pan-detergent',
    }),
  },
  'product page': {
    query:
      'query{productsPage(id:"productpage-pot-and-pan-detergent"){sys{id} product{productName description{json} variantsCollection(limit:12){items{sys{id} gtin heroImage{url width height}}} brand{name}} relatedProductsCollection(limit:8){items{productName slug heroVariant{heroImage{url}}}}}}',
    variables: () => ({}),
  },
  'products of a brand': {
    query:
      'query{productCollection(where:{brand:{code:"dawn"}},order:[productName_ASC],limit:100){total items{sys{id} productName slug heroVariant{heroImage{url}}}}}',
    variables: () => ({}),
  },
} as const;

export interface SizedContent {
  /**
   * Sends a query.
   * @returns the response body
   * @throws Error when the response is an error
   */
  send: (query: keyof typeof QUERIES) => Promise<string>;
  close: () => void;
}

/** Opens the content service in this process, on a space with this many products. */
export function openSizedContent(products: number): SizedContent {
  const folder = mkdtempSync(join(tmpdir(), 'sized-content-'));
  const file = join(folder, `${products}.json`);
  writeFileSync(file, exportOf(products));
  const store = new ContentStore(file, { spaceId: 'cleanpro', environmentId: 'master' });
  const handler = createContentGraphqlHandler({
    store,
    deliveryToken: TOKEN,
    previewToken: 'p'.repeat(32),
    publicImageBase: 'http://localhost/images',
  });
  return {
    async send(name) {
      const { query, variables } = QUERIES[name];
      const response = await handler(
        new Request(ADDRESS, {
          method: 'POST',
          headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables: variables(products) }),
        }),
      );
      const text = await response.text();
      if (!response.ok || text.includes('"errors"')) throw new Error(`${name}: ${text.slice(0, 300)}`);
      return text;
    },
    close() {
      store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
