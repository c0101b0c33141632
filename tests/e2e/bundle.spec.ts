import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** JavaScript of a content page above an empty page of the same versions, compressed. */
const LIMIT = 25 * 1024;
/** JavaScript of telemetry, analytics and consent that a page runs before it is idle, compressed. */
const MEASURING_LIMIT = 1024;
const EMPTY = 'tests/fixtures/empty-app';
const MEASURED = 'tests/fixtures/measured-app';
const PAGES = {
  home: '/en-us',
  product: '/en-us/brands/dawn/pot-and-pan-detergent',
  article: '/en-us/articles/contact-time-explained',
  'content page': '/en-us/about-us',
};

/** The scripts that a document loads, and those that its start script loads when the page is idle. */
const scriptsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<script[^>]* src="([^"]+)"/g), ...html.matchAll(/data-scripts="([^"]+)"/g)].flatMap(
      (match) => (match[1] ?? '').split(' '),
    ),
  ),
];
const size = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length;

const builtSizes = new Map<string, number>();

/** Compressed bytes of the scripts of a fixture's page, which is built once with the site's own packages. */
function sizeOfBuilt(app: string): number {
  const size = builtSizes.get(app) ?? measureBuild(app);
  builtSizes.set(app, size);
  return size;
}

function measureBuild(app: string): number {
  const result = spawnSync(
    process.execPath,
    [join(process.cwd(), 'node_modules/next/dist/bin/next'), 'build', app],
    { env: { ...process.env, NEXT_DIST_DIR: '' }, encoding: 'utf8' },
  );
  const page = join(app, '.next/server/app/index.html');
  if (!existsSync(page))
    throw new Error(`The page of ${app} could not be built: ${result.stdout}${result.stderr}`);
  return scriptsOf(readFileSync(page, 'utf8')).reduce(
    (sum, src) =>
      sum + size(readFileSync(join(app, '.next', src.replace(/^\/_next\//, '').replace(/\?.*$/, '')))),
    0,
  );
}

test('pages send at most 25 kB of script above an empty page', async ({ request }) => {
  test.setTimeout(180_000);
  const empty = sizeOfBuilt(EMPTY);
  const rows = [{ page: 'empty Next page', scripts: empty, above: 0 }];
  for (const [page, path] of Object.entries(PAGES)) {
    let scripts = 0;
    for (const src of scriptsOf(await (await request.get(path)).text()))
      scripts += size(await (await request.get(src)).body());
    rows.push({ page, scripts, above: scripts - empty });
  }
  console.table(rows);
  for (const { page, above } of rows.slice(1)) {
    // A page has at least what an empty one has.
    expect(above, page).toBeGreaterThan(0);
    expect(above, page).toBeLessThanOrEqual(LIMIT);
  }
});

test('measuring costs at most 1 kB of script before the page is idle', () => {
  test.setTimeout(240_000);
  const cost = sizeOfBuilt(MEASURED) - sizeOfBuilt(EMPTY);
  console.table([{ 'script before idle': cost, limit: MEASURING_LIMIT }]);
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThanOrEqual(MEASURING_LIMIT);
});
