/**
 * `npm run bench`: requests a second and latencies of home, product and article, cached and freshly rendered, beside
 * an empty Next page and plain Node serving the same bytes; and of the content service's page queries by size of
 * the space. Read the ratios: machines differ, and a busy one differs from itself.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { contentServiceRows } from './content-service.ts';
import { benchEnvironment, until } from './environment.ts';
import { measuringRows } from './measuring.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const CONNECTIONS = 20;
const NEXT = 'node_modules/next/dist/bin/next';
const EMPTY = 'tests/fixtures/empty-app';
const PORTS = { site: 3900, services: 4900, empty: 3901, plain: 3902 };
const PAGES = {
  home: '/en-us',
  product: '/en-us/brands/dawn/pot-and-pan-detergent',
  article: '/en-us/articles/contact-time-explained',
};

interface Row {
  what: string;
  'requests/s': number;
  'p50 ms': number;
  'p99 ms': number;
}

async function measure(what: string, url: string, headers: Record<string, string> = {}): Promise<Row> {
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${what}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return {
    what,
    'requests/s': Math.round(result.requests.average),
    'p50 ms': result.latency.p50,
    'p99 ms': result.latency.p99,
  };
}

const ratio = (row: Row, base: Row): string => (row['requests/s'] / base['requests/s']).toFixed(2);

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
cpSync('content', join(folder, 'content'), { recursive: true });
const environment = benchEnvironment({
  folder,
  ports: PORTS,
  content: join(folder, 'content'),
  build: '.next/bench',
});
const children: ChildProcess[] = [];
let plain: Server | undefined;
const start = (args: string[], env: NodeJS.ProcessEnv): void =>
  void children.push(spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }));

try {
  for (const args of [['build'], ['build', EMPTY]]) {
    if (
      spawnSync(process.execPath, [NEXT, ...args], {
        env: environment,
        stdio: ['ignore', 'ignore', 'inherit'],
      }).status !== 0
    )
      throw new Error('The build failed');
  }
  start(['services/server.ts'], environment);
  start([NEXT, 'start', '--port', String(PORTS.site)], environment);
  start([NEXT, 'start', EMPTY, '--port', String(PORTS.empty)], environment);
  const site = `http://127.0.0.1:${PORTS.site}`;
  await Promise.all([
    until(`http://127.0.0.1:${PORTS.services}/health`),
    until(`${site}/robots.txt`),
    until(`http://127.0.0.1:${PORTS.empty}/`),
  ]);

  const empty = await measure('empty Next page', `http://127.0.0.1:${PORTS.empty}/`);
  const opened = await fetch(`${site}/api/preview?secret=${environment.PREVIEW_SECRET}`, {
    redirect: 'manual',
  });
  const cookie = opened.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
  const table: Record<string, string | number>[] = [
    { ...empty, 'to empty Next': '1.00', 'to plain Node': '' },
  ];
  for (const [name, path] of Object.entries(PAGES)) {
    const html = Buffer.from(await (await fetch(site + path)).arrayBuffer());
    plain = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
    ).listen(PORTS.plain, '127.0.0.1');
    const same = await measure(
      `${name}: plain Node, same ${Math.round(html.length / 1024)} kB`,
      `http://127.0.0.1:${PORTS.plain}/`,
    );
    await new Promise((resolve) => plain?.close(resolve));
    const cached = await measure(`${name}: cached`, site + path);
    // Preview renders at every request, so it is what a fresh rendering costs.
    const fresh = await measure(`${name}: freshly rendered`, site + path, { cookie });
    table.push(
      ...[same, cached, fresh].map((row) => ({
        ...row,
        'to empty Next': ratio(row, empty),
        'to plain Node': ratio(row, same),
      })),
    );
  }
  console.table(table);
  // By the site's own address: from another one its telemetry is refused.
  console.table(await measuringRows(environment.SITE_URL));
} finally {
  plain?.close();
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
console.table(await contentServiceRows());
process.exit(0);
