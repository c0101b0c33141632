import { createServer } from 'node:http';
import { openSizedContent } from './sized-content.ts';

const SIZES = [100, 1_000, 10_000];
const ROUNDS = 400;
const NAMES = ['page by address', 'product page', 'products of a brand'] as const;

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

/**
 * Measures the content service's page queries at each size, compared with plain Node sending the same bytes over HTTP.
 */
export async function contentServiceRows(): Promise<Record<string, string | number>[]> {
  const rows: Record<string, string | number>[] = [];
  for (const products of SIZES) {
    const content = openSizedContent(products);
    try {
      for (const name of NAMES) {
        const bytes = await content.send(name);
        const server = createServer((_request, response) => response.end(bytes)).listen(0, '127.0.0.1');
        await new Promise((resolve) => server.once('listening', resolve));
        const address = server.address();
        const plain = await timed(async () =>
          (
            await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
          ).text(),
        );
        server.close();
        const row = await timed(() => content.send(name));
        rows.push({
          products,
          query: name,
          ...row,
          'to plain Node over HTTP': (row['requests/s'] / plain['requests/s']).toFixed(2),
        });
      }
    } finally {
      content.close();
    }
  }
  return rows;
}
