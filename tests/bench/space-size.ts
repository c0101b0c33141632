/**
 * `npm run bench:size`: product, listing, safety data sheet and sitemap pages, freshly rendered, on a space of 100 and
 * of 10,000 products. The two sites are asked in turn, so that what else the machine does falls on both.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchEnvironment, until } from './environment.ts';
import { exportOf } from './space.ts';

const SIZES = [100, 10_000] as const;
/** What pages may take at the larger size, of their time at the smaller. */
const LIMIT = 1.3;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 60);
const NEXT = 'node_modules/next/dist/bin/next';
const BUILD = '.next/bench';
const PAGES = {
  product: '/en-us/brands/dawn/pot-and-pan-detergent',
  'product list': '/en-us/cleaning-solutions/kitchen',
  listing: '/en-us/media-hub/articles',
  'brand page': '/en-us/brands/dawn',
  'safety data sheets': '/en-us/safety-data-sheets',
  'sheets of a category': '/en-us/safety-data-sheets/laundry',
  sitemap: '/en-us/sitemap',
};

interface Site {
  products: number;
  url: string;
  cookie: string;
  children: ChildProcess[];
  folders: string[];
}

async function siteWith(products: number, ports: { site: number; services: number }): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-size-'));
  const file = join(folder, 'space.json');
  writeFileSync(file, exportOf(products));
  const build = `${BUILD}-${products}`;
  cpSync(BUILD, build, { recursive: true, filter: (path) => !/\.(html|rsc|meta|body)$|\/cache$/.test(path) });
  const env = benchEnvironment({ folder, ports, content: file, build });
  const start = (args: string[]): ChildProcess =>
    spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const children = [start(['services/server.ts']), start([NEXT, 'start', '--port', env.PORT])];
  const url = `http://localhost:${env.PORT}`;
  await until(`http://127.0.0.1:${env.SERVICES_PORT}/health`);
  await until(`${url}/robots.txt`);
  // The search index is built in the background, the longer the larger the space: no page is measured beside that.
  await until(`${url}/api/search/suggest?q=dawn`);
  const opened = await fetch(`${url}/api/preview?secret=${env.PREVIEW_SECRET}`, { redirect: 'manual' });
  // Preview renders at every request, so it is what a fresh rendering costs.
  const cookie = opened.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
  return { products, url, cookie, children, folders: [folder, build] };
}

async function millisecondsOf({ url, cookie }: Site, path: string): Promise<number> {
  const before = performance.now();
  const response = await fetch(url + path, { headers: { cookie } });
  await response.text();
  if (response.status !== 200) throw new Error(`${url + path} answers ${response.status}`);
  return performance.now() - before;
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const sites: Site[] = [];
const rows: Record<string, string | number>[] = [];
try {
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_DIST_DIR: BUILD };
  if (
    spawnSync(process.execPath, [NEXT, 'build'], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0
  )
    throw new Error('The build failed');
  for (const [index, products] of SIZES.entries())
    sites.push(await siteWith(products, { site: 3910 + index, services: 4910 + index }));
  for (const [page, path] of Object.entries(PAGES)) {
    const times = new Map(sites.map((site) => [site, new Array<number>()]));
    for (let round = -5; round < ROUNDS; round += 1)
      for (const [site, taken] of times) {
        const milliseconds = await millisecondsOf(site, path);
        if (round >= 0) taken.push(milliseconds);
      }
    const [small = Number.NaN, large = Number.NaN] = [...times.values()].map(median);
    rows.push({
      page,
      [`ms at ${SIZES[0]}`]: small.toFixed(1),
      [`ms at ${SIZES[1]}`]: large.toFixed(1),
      ratio: (large / small).toFixed(2),
      limit: LIMIT,
    });
  }
} finally {
  for (const { children, folders } of sites) {
    for (const child of children) child.kill();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
console.table(rows);
process.exit(rows.every(({ ratio }) => Number(ratio) <= LIMIT) ? 0 : 1);
