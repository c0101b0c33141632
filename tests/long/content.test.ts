/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentGraphqlHandler } from '../../services/content/graphql/handler.ts';
import { ContentStore } from '../../services/content/space/store.ts';
import { QUERIES } from '../bench/content-service.ts';
import { exportOf } from '../bench/space.ts';
import { cpuMs, smallestRatio } from './measurement';

const SIZES = [100, 10_000] as const;
/** How many times the cost at the smaller size a query may cost at the larger. */
const MAX_RATIOS: Record<string, number> = {
  'page by address': 2.5,
  'product page': 2.5,
  // It counts and sorts a hundred times as many products.
  'products of a brand': 10,
};
const ROUNDS = 200;
const TOKEN = 'd'.repeat(32);
const URL = 'http://localhost/content/v1/spaces/cleanpro/environments/master';

const folder = mkdtempSync(join(tmpdir(), 'long-content-'));
const openStore = (products: number) => {
  const file = join(folder, `${products}.json`);
  writeFileSync(file, exportOf(products));
  const store = new ContentStore(file, { spaceId: 'cleanpro', environmentId: 'master' });
  const handler = createContentGraphqlHandler({
    store,
    deliveryToken: TOKEN,
    previewToken: 'p'.repeat(32),
    publicImageBase: 'http://localhost/images',
  });
  return { products, store, handler };
};
const stores = [openStore(SIZES[0]), openStore(SIZES[1])] as const;
afterAll(() => {
  for (const { store } of stores) store.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(Object.entries(QUERIES))(
  'the query "%s" costs little more at 10,000 products than at 100',
  async (name, { query, variables }) => {
    const maxRatio = MAX_RATIOS[name] ?? 1;
    const send = async ({ products, handler }: (typeof stores)[number]): Promise<void> => {
      const response = await handler(
        new Request(URL, {
          method: 'POST',
          headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables: variables(products) }),
        }),
      );
      expect(await response.text()).not.toContain('"errors"');
      expect(response.status).toBe(200);
    };
    // Many at a time: single ones are shorter than the clock of a thread's work.
    const cost = async (store: (typeof stores)[number]): Promise<number> => {
      const start = cpuMs();
      for (let round = 0; round < ROUNDS; round += 1) await send(store);
      return cpuMs() - start;
    };
    for (const store of stores) await cost(store);
    const ratio = await smallestRatio(maxRatio, async () => {
      const [small = Number.NaN, large = Number.NaN] = [await cost(stores[0]), await cost(stores[1])];
      console.log(`${small} ms, ${large} ms, ratio ${(large / small).toFixed(2)}`);
      return large / small;
    });
    expect(ratio).toBeLessThanOrEqual(maxRatio);
  },
  120_000,
);
