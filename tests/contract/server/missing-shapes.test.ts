import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { isReservedPath } from '@cleanpro/content-values/redirects/normalize-path';
import { MISSING_PATHS } from '../../fixtures/missing-paths.ts';
import { send } from './http-client.ts';
import { pages, received, rendered, testSite } from './next-stand-in.ts';

const PATHS_PER_SHAPE = 200;

const site = testSite();
beforeEach(() => {
  pages.exists = () => false;
});

const get = (path: string, headers?: Record<string, string>) => send(site.port, path, headers);

test.each(Object.entries(MISSING_PATHS))(
  '200 missing paths share one rendering of the not-found page: %s',
  async (_, pathOf) => {
    const paths = Array.from({ length: PATHS_PER_SHAPE }, (__, number) => pathOf(number));
    const answers = await Promise.all(paths.map((path) => get(path)));
    expect(rendered).toEqual(['/page-not-found']);
    const [first] = answers;
    expect(first?.status).toBe(404);
    expect(first?.headers['content-security-policy']).toMatch(/default-src 'self'/);
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
    // The server now remembers that these paths are missing.
    received.length = 0;
    await Promise.all(paths.slice(0, 20).map((path) => get(path)));
    expect(received).toEqual([]);
  },
);

test('returns a 404 without a body to Next’s router, and renders nothing', async () => {
  const answer = await get('/en-us/none', { rsc: '1' });
  expect([answer.status, answer.body.length, rendered]).toEqual([404, 0, []]);
});

test('sends a plain page if the not-found page fails to render, and tries again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  pages.notFoundStatus = 500;
  expect((await get('/en-us/none')).body.toString()).toContain('There’s nothing at this address');
  pages.notFoundStatus = 404;
  expect((await get('/en-us/none')).body.toString()).toContain('Page not found');
});

test('every path gets the same not-found page', async () => {
  const part = oneof(
    constantFrom(
      '/en-us',
      '/',
      '.',
      '..',
      '_',
      '-',
      '%',
      '%2F',
      '%00',
      'A',
      'é',
      '?',
      ';',
      '.html',
      '/api',
      '/_page-data/',
    ),
    string({ unit: 'grapheme', maxLength: 5 }),
  );
  const etag = (await get('/en-us/none')).headers.etag;
  rendered.length = 0;
  const holds = asyncProperty(array(part), async (parts) => {
    const { pathname, search } = new URL(`http://site/${parts.join('').replace(/^[/\\]+/, '')}`);
    if (isReservedPath(pathname) || pathname === '/page-not-found') return true;
    const { status, headers } = await get(pathname + search);
    return (status === 404 && headers.etag === etag) || status === 400;
  });
  await expect(assert(holds, { numRuns: 300 })).resolves.toBeUndefined();
  expect(rendered).toEqual([]);
});
