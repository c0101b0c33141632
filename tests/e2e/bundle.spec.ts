import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** JavaScript of a content page above an empty page of the same versions, compressed. */
const LIMIT = 25 * 1024;
const APP = 'tests/fixtures/empty-app';
const PAGES = {
  home: '/en-us',
  product: '/en-us/brands/dawn/pot-and-pan-detergent',
  article: '/en-us/articles/contact-time-explained',
  'content page': '/en-us/about-us',
};

const scriptsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map((match) => match[1] ?? '')),
];
const size = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length;

/** The empty page's scripts, built with the site's own packages. */
function baseline(): number {
  const built = spawnSync(
    process.execPath,
    [join(process.cwd(), 'node_modules/next/dist/bin/next'), 'build', APP],
    { env: { ...process.env, NEXT_DIST_DIR: '' }, encoding: 'utf8' },
  );
  const page = join(APP, '.next/server/app/index.html');
  if (!existsSync(page)) throw new Error(`The empty page could not be built: ${built.stdout}${built.stderr}`);
  return scriptsOf(readFileSync(page, 'utf8')).reduce(
    (sum, src) =>
      sum + size(readFileSync(join(APP, '.next', src.replace(/^\/_next\//, '').replace(/\?.*$/, '')))),
    0,
  );
}

test('pages send at most 25 kB of script above an empty page', async ({ request }) => {
  test.setTimeout(180_000);
  const empty = baseline();
  const rows = [{ page: 'empty Next page', scripts: empty, above: 0 }];
  for (const [page, path] of Object.entries(PAGES)) {
    let scripts = 0;
    for (const src of scriptsOf(await (await request.get(path)).text()))
      scripts += size(await (await request.get(src)).body());
    rows.push({ page, scripts, above: scripts - empty });
  }
  console.table(rows);
  for (const { page, above } of rows) expect(above, page).toBeLessThanOrEqual(LIMIT);
});
