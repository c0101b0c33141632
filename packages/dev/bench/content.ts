/**
 * `npm run bench:content -w @cleanpro/dev`: measures the content service with 10,000 entries (docs/services.md). Start
 * times are the median of five starts. `wrk` sends the queries and lists. `plain Node` is a server that only sends the
 * same bytes.
 */
import { createServer } from 'node:http';
import { once } from 'node:events';
import { freePort } from '../ports.ts';
import { writeLargeSpace, type Address, type ContentProcess } from './content-process.ts';
import { memoryMiB } from './process-figures.ts';
import { measureThroughput, requireWrk } from './wrk.ts';

const STARTS = 5;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
/** Filtered lists of the management API, as editors and tools request them. */
const LISTS = {
  'a type, newest first': '/entries?content_type=product&order=-sys.updatedAt&limit=100',
  'a field': '/entries?content_type=product&fields.productName[match]=detergent&limit=100',
  'a text': '/entries?query=degreaser&limit=100',
  'what links to an entry': '/entries?links_to_entry=brand-dawn&limit=100',
  'changed since': '/entries?sys.updatedAt[gte]=2020-01-01T00:00:00Z&order=sys.id&limit=100',
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Measures how fast plain Node sends the same bytes on this machine. */
async function plainNode({ url, headers }: Address) {
  const bytes = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
  const port = await freePort();
  const server = createServer((_request, response) => response.end(bytes)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const figures = await measureThroughput(`http://127.0.0.1:${port}`, {}, { seconds: 1 });
  server.close();
  return figures;
}

async function row(address: Address) {
  const one = await measureThroughput(address.url, address.headers, { seconds: SECONDS, connections: 1 });
  const many = await measureThroughput(address.url, address.headers, { seconds: SECONDS });
  const plain = await plainNode(address);
  return {
    'p50 ms': one['p50 ms'],
    'p99 ms': one['p99 ms'],
    'requests/s': many['requests/s'],
    'plain Node, requests/s': plain['requests/s'],
  };
}

async function rowsOf(service: ContentProcess) {
  const rows: Record<string, Awaited<ReturnType<typeof row>>> = {};
  for (const name of ['page by address', 'product page', 'products of a brand'] as const)
    rows[`GraphQL: ${name}`] = await row(service.query(name));
  for (const [name, path] of Object.entries(LISTS)) rows[`list: ${name}`] = await row(service.managed(path));
  return rows;
}

await requireWrk();
const space = await writeLargeSpace();
try {
  const starts: number[] = [];
  for (let start = 1; start < STARTS; start += 1) {
    const service = await space.start();
    starts.push(service.startMs);
    await service.stop();
  }
  const service = await space.start();
  try {
    starts.push(service.startMs);
    const started = memoryMiB(service.pid);
    console.table(await rowsOf(service));
    console.table([
      {
        entries: service.entries,
        'start ms': Math.round(median(starts)),
        'MiB after the start': Math.round(started),
        'MiB after all': Math.round(memoryMiB(service.pid)),
        'MiB at most': Math.round(memoryMiB(service.pid, 'most')),
      },
    ]);
  } finally {
    await service.stop();
  }
} finally {
  space.remove();
}
