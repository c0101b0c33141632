import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSpace } from '@cleanpro/contentful-local/space/load';
import { openSizedContent, type SizedContent } from '../bench/sized-content.ts';
import { exportOf } from '../bench/space.ts';
import { cpuMs, smallestRatio } from './measurement.ts';

const ROUNDS = 200;
const small = openSizedContent(100);
const large = openSizedContent(10_000);
afterAll(() => {
  small.close();
  large.close();
});

test.each([
  ['page by address', 2.5],
  ['product page', 2.5],
  // At 10,000 products, this query counts and sorts a hundred times as many products as at 100.
  ['products of a brand', 10],
] as const)(
  'the query "%s" costs at most %d times as much with 10,000 products as with 100',
  async (query, maxRatio) => {
    // Measure many queries together, because a single one takes less time than the resolution of the thread's CPU
    // clock.
    const cost = async (content: SizedContent): Promise<number> => {
      const start = cpuMs();
      for (let round = 0; round < ROUNDS; round += 1) await content.send(query);
      return cpuMs() - start;
    };
    await cost(small);
    await cost(large);
    const ratio = await smallestRatio(maxRatio, async () => {
      const [base, value] = [await cost(small), await cost(large)];
      console.log(`${base} ms, ${value} ms, ratio ${(value / base).toFixed(2)}`);
      return value / base;
    });
    expect(ratio).toBeLessThanOrEqual(maxRatio);
  },
  120_000,
);

test('loads an export of 10,000 products in at most four times the time of JSON.parse', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'large-export-'));
  const path = join(folder, 'export.json');
  try {
    writeFileSync(path, exportOf(10_000));
    const timed = (work: () => void): number => {
      const start = cpuMs();
      work();
      return cpuMs() - start;
    };
    const ratio = await smallestRatio(4, () => {
      const parsing = timed(() => void JSON.parse(readFileSync(path, 'utf8')));
      const loading = timed(() => void loadSpace(path, { spaceId: 'cleanpro', environmentId: 'master' }));
      console.log(
        `${parsing.toFixed(0)} ms, ${loading.toFixed(0)} ms, ratio ${(loading / parsing).toFixed(2)}`,
      );
      return loading / parsing;
    });
    expect(ratio).toBeLessThanOrEqual(4);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
