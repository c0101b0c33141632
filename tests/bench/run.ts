/**
 * `npm run bench`: home, product and article from memory, beside plain Node, nginx and `next start`, and freshly rendered,
 * beside an empty Next page; the memory of 10,000 cached pages; what telemetry costs a page; and the content service's page
 * queries by size of the space. Read the ratios: machines differ, and a busy one differs from itself.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedPagesRows } from './cached-pages.ts';
import { contentServiceRows } from './content-service.ts';
import { benchEnvironment, until } from './environment.ts';
import { measuringRows } from './measuring.ts';
import { pageMemoryRow } from './page-memory.ts';
import { renderedPagesRows } from './rendered-pages.ts';
import { requireWrk } from './wrk.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const NEXT = 'node_modules/next/dist/bin/next';
const EMPTY = 'tests/fixtures/empty-app';
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 3900);
const PORTS = {
  site: FIRST_PORT,
  empty: FIRST_PORT + 1,
  plain: FIRST_PORT + 2,
  nextStart: FIRST_PORT + 3,
  nginx: FIRST_PORT + 4,
  services: FIRST_PORT + 5,
};
const PAGES = {
  home: '/en-us',
  product: '/en-us/brands/dawn/pot-and-pan-detergent',
  article: '/en-us/articles/contact-time-explained',
};

await requireWrk();
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
cpSync('content', join(folder, 'content'), { recursive: true });
const environment = benchEnvironment({
  folder,
  ports: PORTS,
  content: join(folder, 'content'),
  build: '.next/bench',
});
const children: ChildProcess[] = [];
const start = (args: string[], env: NodeJS.ProcessEnv): void =>
  void children.push(spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }));

try {
  for (const args of [[NEXT, 'build'], [NEXT, 'build', EMPTY], ['server/build-static.ts']]) {
    if (
      spawnSync(process.execPath, args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
        .status !== 0
    )
      throw new Error('The build failed');
  }
  start(['services/server.ts'], environment);
  start(['server/main.ts'], environment);
  start([NEXT, 'start', '--port', String(PORTS.nextStart)], {
    ...environment,
    PORT: String(PORTS.nextStart),
  });
  start([NEXT, 'start', EMPTY, '--port', String(PORTS.empty)], environment);
  const site = `http://127.0.0.1:${PORTS.site}`;
  const empty = `http://127.0.0.1:${PORTS.empty}/`;
  await Promise.all([
    until(`http://127.0.0.1:${PORTS.services}/health`),
    until(`${site}/robots.txt`),
    until(`http://127.0.0.1:${PORTS.nextStart}/robots.txt`),
    until(empty),
  ]);
  // The search index is built in the background: no page is measured beside that.
  await until(`${site}/api/search/suggest?q=dawn`);

  console.table(await cachedPagesRows(PAGES, { folder, ports: PORTS, seconds: SECONDS }));
  console.table(await pageMemoryRow());
  const preview = await fetch(`${site}/api/preview?secret=${environment.PREVIEW_SECRET}`, {
    redirect: 'manual',
  });
  const cookie = preview.headers
    .getSetCookie()
    .map((value) => value.split(';')[0])
    .join('; ');
  console.table(await renderedPagesRows(PAGES, { site, empty, cookie, seconds: SECONDS }));
  // By the site's own address: from another one its telemetry is refused.
  console.table(await measuringRows(environment.SITE_URL));
} finally {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
console.table(await contentServiceRows());
process.exit(0);
