import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf } from '../image/content-of.ts';
import { PAGE_TYPES } from '../../../tests/sample-pages.ts';
import { canSwitchUser, makeContainer, makeImage, type Container, type Image } from './image/container.ts';
import { healthArguments, startArguments } from './image/dockerfile.ts';
import { eventually, publishName, statusOf, subscribe } from './image/visits.ts';

/** Maximum size of the image without its base image. */
const MAX_BYTES = 300e6;
const SLUGS = Object.values(PAGE_TYPES).filter((slug) => slug !== null);
const pagePath = (slug: string): string => (slug === 'home' ? '/en-us' : `/en-us/${slug}`);

let image: Image;
let container: Container;
let services: ChildProcess;
let site: ChildProcess;

beforeAll(async () => {
  if (!canSwitchUser)
    console.log('This run is not root: the image is started by its own user, not by an unprivileged one.');
  image = await makeImage();
  container = await makeContainer(image);
}, 300_000);
afterAll(() => {
  site?.kill('SIGKILL');
  services?.kill('SIGKILL');
  image?.remove();
});

test('the image is under 300 MB and contains no page sources, tests, compilers or secrets', () => {
  const parts = contentOf(image.tree);
  const rows = parts.map(
    ({ part, files, bytes }) => `${(bytes / 1e6).toFixed(1)} MB, ${files} files: ${part}`,
  );
  console.log(rows.join('\n'));
  expect(parts.at(-1)?.bytes).toBeLessThan(MAX_BYTES);
  const entries = ['.next', 'lib', 'next.config.mjs', 'node_modules', 'package.json', 'packages', 'public'];
  expect(readdirSync(image.tree).toSorted()).toEqual([...entries, 'server']);
  for (const name of ['typescript', '@next/swc-linux-x64-gnu', 'jest', 'playwright', '@vercel/nft'])
    expect(existsSync(join(image.tree, 'node_modules', name))).toBe(false);
  const files = readdirSync(image.tree, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  // The build ran with secrets in its environment.
  const secret = process.env.SESSION_SECRET ?? '';
  expect(secret).toHaveLength(64);
  const withSecret = files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes(secret));
  expect(withSecret).toEqual([]);
  expect(files.filter(({ name }) => name.startsWith('.env') || name.endsWith('.test.ts'))).toEqual([]);
}, 60_000);

test("the image's user can write only to the volume", async () => {
  const write = (path: string) =>
    container.finish([
      '-e',
      `try { fs.writeFileSync(${JSON.stringify(path)}, '') } catch { process.exit(9) }`,
    ]);
  expect(await write(join(image.tree, 'written'))).toBe(9);
  expect(await write(join(image.tree, 'package.json'))).toBe(9);
  expect(await write(join(image.tree, '.next/written'))).toBe(9);
  expect(await write(join(container.env.DATA_DIR ?? '', 'written'))).toBe(0);
});

test('starts as an unprivileged user and reports healthy once it responds', async () => {
  expect(await container.finish(healthArguments())).toBe(1);
  expect(await container.finish(['packages/services/commands/copy-samples.ts'])).toBe(0);
  services = container.start(['packages/services/server.ts']);
  site = container.start(startArguments());
  await eventually('The site is ready', async () =>
    (await statusOf(`${container.siteUrl}/api/health/ready`)) === 200 ? true : undefined,
  );
  expect(await container.finish(healthArguments())).toBe(0);
  expect(await container.finish(['server/health/check.ts', `${container.servicesUrl}/health`])).toBe(0);
}, 60_000);

test('serves every kind of page, an image, an API response and a form without JavaScript', async () => {
  for (const slug of SLUGS)
    expect([slug, await statusOf(container.siteUrl + pagePath(slug))]).toEqual([slug, 200]);
  const home = await (await fetch(`${container.siteUrl}/en-us`)).text();
  const source = /<img[^>]+src="(\/images\/[^"]+\.jpg[^"]*)"/.exec(home)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const picture = await fetch(container.siteUrl + source);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
  const script = /src="(\/_next\/static\/start\/[^"]+)"/.exec(home)?.[1] ?? '';
  expect(await statusOf(container.siteUrl + script)).toBe(200);
  const suggestions = await fetch(`${container.siteUrl}/api/search/suggest?q=dawn`);
  expect([suggestions.status, (await suggestions.text()).includes('Dawn')]).toEqual([200, true]);
  expect(await statusOf(`${container.siteUrl}/en-us/no-such-page`)).toBe(404);
  expect((await subscribe(container)).status).toBe(303);
}, 120_000);

test('publishing updates the site and the volume', async () => {
  const page = `${container.siteUrl}/en-us/brands/dawn/power-dissolver`;
  const name = 'Dissolver in a Container';
  expect(await (await fetch(page)).text()).not.toContain(name);
  await publishName(container, 'product-power-dissolver', name);
  await eventually('The page has the new name', async () =>
    (await (await fetch(page)).text()).includes(name) ? true : undefined,
  );
  const entry = join(container.env.CONTENT_SOURCE ?? '', 'entries/product/product-power-dissolver.json');
  expect(readFileSync(entry, 'utf8')).toContain(name);
  // Copying the samples again must not overwrite the entry.
  expect(await container.finish(['packages/services/commands/copy-samples.ts'])).toBe(0);
  expect(readFileSync(entry, 'utf8')).toContain(name);
}, 60_000);

test('starts the studio from the same image', async () => {
  const studio = container.start(['packages/studio/server/main.ts']);
  const url = `http://127.0.0.1:${container.env.STUDIO_PORT}`;
  await eventually('The studio is healthy', async () =>
    (await statusOf(`${url}/health`)) === 200 ? true : undefined,
  );
  const ended = once(studio, 'exit');
  studio.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 60_000);

test('drains on SIGTERM: fails readiness, but serves requests until it exits', async () => {
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  await eventually('Readiness fails', async () =>
    (await statusOf(`${container.siteUrl}/api/health/ready`)) === 503 ? true : undefined,
  );
  expect(await statusOf(`${container.siteUrl}/en-us`)).toBe(200);
  expect(await ended).toEqual([0, null]);
  const servicesEnded = once(services, 'exit');
  services.kill('SIGTERM');
  expect(await servicesEnded).toEqual([0, null]);
}, 60_000);
