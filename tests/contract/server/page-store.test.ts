import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cdnHeaders } from '../../../server/cache/cdn-headers.ts';
import type { PageSource } from '../../../server/cache/page-source.ts';
import { rscParameter } from '../../../server/next/rsc-parameter.ts';
import { close, listen, send } from './http-client.ts';
import { DOCUMENTS } from './next-document.ts';

const DAY_MS = 24 * 3600_000;

let root: string;
const running: { server: Server; stop: () => Promise<void> }[] = [];

/**
 * Starts a site with fresh modules and memory, like a new process, on the files that an earlier process stored. Stored
 * pages count as unchecked until `check` is called.
 */
async function startProcess(
  options: { key?: string; maxBytes?: number; settings?: Partial<PageSource> } = {},
) {
  jest.resetModules();
  globalThis.tagExpirations = undefined;
  globalThis.checkpointState = undefined;
  const checkpoint = await import('../../../lib/expiration/checkpoint.ts');
  const { expireTags } = await import('../../../lib/expiration/tag-expirations.ts');
  const { storePagesIn } = await import('../../../server/cache/finished-pages.ts');
  const { PageStore } = await import('../../../server/store/page-store.ts');
  const standIn = await import('./next-stand-in.ts');
  const store = await PageStore.open({ root, key: 'k'.repeat(22), ...options });
  storePagesIn(store);
  const { server } = standIn.createTestServer(options.settings);
  const port = await listen(server);
  const site = {
    server,
    store,
    ...standIn,
    expireTags,
    get: (path: string, headers?: Record<string, string>) => send(port, path, headers),
    /** Marks the changes of all services as checked. */
    check(): void {
      for (const name of checkpoint.CHANGE_SOURCES) {
        checkpoint.followPosition(name, () => name);
        checkpoint.markCaughtUp(name);
      }
    },
    /** Stops the site after all its writes have reached the disk. */
    async stop(): Promise<void> {
      running.splice(running.indexOf(site), 1);
      await store.flush();
      await close(server);
    },
  };
  running.push(site);
  return site;
}

type Site = Awaited<ReturnType<typeof startProcess>>;

/**
 * Starts a process, requests pages from it, and stops it.
 * @returns the responses
 */
async function requestPages(paths: readonly string[], before?: (site: Site) => void) {
  const site = await startProcess();
  site.check();
  const answers = [];
  for (const path of paths) answers.push(await site.get(path));
  before?.(site);
  await site.stop();
  return answers;
}

const status = async (site: Site, path: string): Promise<string> => {
  const { headers } = await site.get(path);
  return String(headers['cache-status']);
};
const dataAddress = (body: Buffer): string => /data-page-data="([^"]+)"/.exec(body.toString())?.[1] ?? '';
const files = (folder = root): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
const pageFiles = (): string[] => files().filter((path) => path.includes('/pages/'));

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'page-store-'));
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  for (const { stop } of running.splice(0)) await stop();
  rmSync(root, { recursive: true, force: true });
  jest.restoreAllMocks();
});

test('a restarted process serves stored pages without rendering', async () => {
  const first = await startProcess();
  first.check();
  const page = await first.get('/en-us/a');
  const rsc = `/en-us/a?_rsc=${rscParameter({ rsc: '1' })}`;
  const answer = await first.get(rsc, { rsc: '1' });
  await first.stop();
  const second = await startProcess();
  second.check();
  const again = await second.get('/en-us/a');
  expect(again.headers).toEqual({ ...page.headers, 'cache-status': 'site; hit', date: again.headers.date });
  expect(again.body.equals(page.body)).toBe(true);
  expect((await second.get('/en-us/a', { 'if-none-match': page.headers.etag ?? '' })).status).toBe(304);
  expect((await second.get(dataAddress(page.body))).status).toBe(200);
  const answerAgain = await second.get(rsc, { rsc: '1' });
  expect(answerAgain.headers['content-type']).toBe('text/x-component');
  expect(answerAgain.body.equals(answer.body)).toBe(true);
  expect(second.received).toEqual([]);
});

test('a restarted process serves a stored page with both content security policies', async () => {
  const settings = { documents: { ...DOCUMENTS, tagHosts: ['https://tags.example'] } };
  const gpc = { 'sec-gpc': '1' };
  const sent = async (site: Site): Promise<unknown[]> => {
    const answers = [await site.get('/en-us/a'), await site.get('/en-us/a', gpc)];
    return answers.map(({ headers }) => [headers.etag, headers['content-security-policy']]);
  };
  const first = await startProcess({ settings });
  first.check();
  const before = await sent(first);
  await first.stop();
  const second = await startProcess({ settings });
  second.check();
  expect(await sent(second)).toEqual(before);
  expect(before[0]).not.toEqual(before[1]);
  expect(second.received).toEqual([]);
});

test('a restarted process renders only expired pages again', async () => {
  await requestPages(['/en-us/a', '/en-us/b', '/en-us/c'], ({ expireTags }) => expireTags(['slug:/en-us/a']));
  const site = await startProcess();
  site.expireTags(['slug:/en-us/b']);
  site.check();
  expect(await status(site, '/en-us/a')).toBe('site; fwd=miss');
  expect(await status(site, '/en-us/b')).toBe('site; fwd=miss');
  expect(await status(site, '/en-us/c')).toBe('site; hit');
});

test('stored pages are stale and private until the services have been checked', async () => {
  await requestPages(['/en-us/a', '/en-us/b']);
  const site = await startProcess({ settings: { cdn: cdnHeaders('varnish') } });
  const stale = await site.get('/en-us/a', { 'accept-encoding': 'gzip' });
  expect(stale.headers).toMatchObject({
    'cache-status': 'site; hit; detail=unchecked',
    'cache-control': 'private, no-store',
    'cdn-cache-control': 'no-store',
  });
  expect(await status(site, '/en-us/b')).toBe('site; hit; detail=unchecked');
  // Pages that this process rendered itself are not stale.
  expect(await status(site, '/en-us/new')).toBe('site; fwd=miss');
  expect(await status(site, '/en-us/new')).toBe('site; hit');
  site.expireTags(['slug:/en-us/a']);
  site.check();
  expect(await status(site, '/en-us/a')).toBe('site; fwd=miss');
  expect(await status(site, '/en-us/b')).toBe('site; hit');
});

test('ignores stored pages if the checkpoint is missing or from the future', async () => {
  const first = await startProcess();
  await first.get('/en-us/a');
  await first.stop();
  const second = await startProcess();
  second.check();
  expect(await status(second, '/en-us/a')).toBe('site; fwd=miss');
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + DAY_MS / 2);
  await second.stop();
  jest.restoreAllMocks();
  const third = await startProcess();
  third.check();
  expect(await status(third, '/en-us/a')).toBe('site; fwd=miss');
});

test('a process with a different build or configuration ignores stored pages, but sends their data', async () => {
  const [page] = await requestPages(['/en-us/a']);
  const site = await startProcess({ key: 'o'.repeat(22) });
  site.check();
  expect((await site.get(dataAddress(page?.body ?? Buffer.of()))).status).toBe(200);
  expect(site.received).toEqual([]);
  expect(await status(site, '/en-us/a')).toBe('site; fwd=miss');
});

test('renders a page again if its stored files are truncated, changed or empty', async () => {
  await requestPages(['/en-us/a', '/en-us/b', '/en-us/c']);
  for (const [index, file] of pageFiles().entries()) {
    const bytes = readFileSync(file);
    const changed = Buffer.from(bytes);
    changed[bytes.length - 5] = (bytes.at(-5) ?? 0) ^ 1;
    writeFileSync(file, [bytes.subarray(0, -10), changed, ''][index % 3] ?? '');
    writeFileSync(`${file}.part`, 'half');
  }
  const site = await startProcess();
  site.check();
  for (const path of ['/en-us/a', '/en-us/b', '/en-us/c'])
    expect(await status(site, path)).toBe('site; fwd=miss');
  await site.store.flush();
  expect(pageFiles().filter((path) => path.endsWith('.part'))).toEqual([]);
});

test('limits the size of stored files, and makes them readable only by their owner', async () => {
  const maxBytes = 20_000;
  const site = await startProcess({ maxBytes });
  site.check();
  for (let number = 0; number < 40; number += 1) await site.get(`/en-us/page-${number}`);
  await site.store.flush();
  expect(site.store.bytes).toBeGreaterThan(maxBytes / 2);
  expect(site.store.bytes).toBeLessThanOrEqual(2 * maxBytes);
  await site.stop();
  for (const path of files()) expect(statSync(path).mode & 0o777).toBe(0o600);
  for (const name of readdirSync(root)) expect(statSync(join(root, name)).mode & 0o777).toBe(0o700);
  const next = await startProcess({ maxBytes });
  next.check();
  expect(await status(next, '/en-us/page-39')).toBe('site; hit');
  expect(await status(next, '/en-us/page-0')).toBe('site; fwd=miss');
});

test('continues to serve pages if the store’s folder disappears, and logs the failure once', async () => {
  const site = await startProcess();
  site.check();
  rmSync(root, { recursive: true });
  for (const path of ['/en-us/a', '/en-us/b']) expect((await site.get(path)).status).toBe(200);
  await site.store.flush();
  expect(await status(site, '/en-us/a')).toBe('site; hit');
  expect(errors).toHaveBeenCalledTimes(1);
  expect(String(errors.mock.calls[0])).toContain('PageNotStored');
});

test('two processes never write to the same folder', async () => {
  const first = await startProcess();
  first.check();
  await first.get('/en-us/a');
  await first.store.flush();
  const second = await startProcess();
  second.check();
  expect(await status(second, '/en-us/a')).toBe('site; hit');
  const before = files();
  expect((await first.get('/en-us/b')).status).toBe(200);
  await first.store.flush();
  expect(files()).toEqual(before);
});

test('removes pages after a day, and their data three days later', async () => {
  const { removeOldFiles } = await import('../../../server/store/old-files.ts');
  await requestPages(['/en-us/a']);
  const age = (days: number): void => {
    const time = (Date.now() - days * DAY_MS) / 1000;
    for (const path of files()) utimesSync(path, time, time);
  };
  age(1.1);
  await removeOldFiles(root, '', Date.now());
  expect(files().map((path) => path.replace(/^.*\/(\w+)\/\w+$/, '$1'))).toContain('data');
  expect(pageFiles()).toEqual([]);
  await removeOldFiles(root, '', Date.now(), 100_000);
  expect(files().filter((path) => path.includes('/data/'))).toHaveLength(1);
  await removeOldFiles(root, '', Date.now(), 10);
  expect(files().filter((path) => path.includes('/data/'))).toEqual([]);
  await requestPages(['/en-us/b']);
  age(4.1);
  await removeOldFiles(root, '', Date.now());
  expect(files().filter((path) => path.includes('/data/'))).toEqual([]);
  await removeOldFiles(root, '', Date.now() + 5 * DAY_MS);
  expect(readdirSync(root)).toEqual([]);
});
