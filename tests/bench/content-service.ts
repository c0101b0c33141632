import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentGraphqlHandler } from '../../services/content/graphql/handler.ts';
import { ContentStore } from '../../services/content/space/store.ts';
import { exportOf } from './space.ts';

const SIZES = [100, 1_000, 10_000];
const ROUNDS = 400;
const TOKEN = 'd'.repeat(32);
const ADDRESS = 'http://localhost/content/v1/spaces/cleanpro/environments/master';

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

interface Timing {
  'requests/s': number;
  'p50 ms': string;
  'p99 ms': string;
}

async function timed(send: () => Promise<unknown>): Promise<Timing> {
  for (let round = 0; round < 20; round += 1) await send();
  const times: number[] = [];
  const started = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = performance.now();
    await send();
    times.push(performance.now() - before);
  }
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  return { 'requests/s': Math.round(ROUNDS / seconds), 'p50 ms': at(0.5), 'p99 ms': at(0.99) };
}

/** The content service's page queries at each size, beside plain Node answering over HTTP with the same bytes. */
export async function contentServiceRows(): Promise<Record<string, string | number>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-space-'));
  const rows: Record<string, string | number>[] = [];
  try {
    for (const products of SIZES) {
      const file = join(folder, `${products}.json`);
      writeFileSync(file, exportOf(products));
      const store = new ContentStore(file, { spaceId: 'cleanpro', environmentId: 'master' });
      const handler = createContentGraphqlHandler({
        store,
        deliveryToken: TOKEN,
        previewToken: 'p'.repeat(32),
        publicImageBase: 'http://localhost/images',
      });
      for (const [name, { query, variables }] of Object.entries(QUERIES)) {
        const body = JSON.stringify({ query, variables: variables(products) });
        const send = async (): Promise<string> => {
          const response = await handler(
            new Request(ADDRESS, {
              method: 'POST',
              headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
              body,
            }),
          );
          const text = await response.text();
          if (!response.ok || text.includes('"errors"')) throw new Error(`${name}: ${text.slice(0, 300)}`);
          return text;
        };
        const bytes = await send();
        const server = createServer((_request, response) => response.end(bytes)).listen(0, '127.0.0.1');
        await new Promise((resolve) => server.once('listening', resolve));
        const address = server.address();
        const plain = await timed(async () =>
          (
            await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
          ).text(),
        );
        server.close();
        const row = await timed(send);
        rows.push({
          products,
          query: name,
          ...row,
          'to plain Node over HTTP': (row['requests/s'] / plain['requests/s']).toFixed(2),
        });
      }
      store.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}
