/** Tests the server with a version of Next that breaks the assumptions of server/next. */
import { isStored } from '../../../server/cache/finished-pages.ts';
import { Health } from '../../../server/health/health.ts';
import { rscParameter } from '../../../server/next/rsc-parameter.ts';
import { send } from './http-client.ts';
import { pages, received, testSite } from './next-stand-in.ts';

const site = testSite();
let warn: jest.SpyInstance;
beforeEach(() => {
  pages.headers = { 'cache-control': 's-maxage=60, stale-while-revalidate=60' };
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

const PATH = '/en-us/next-assumptions';
const getDocument = () => send(site.port, PATH);
const TREE = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
const getTree = () => send(site.port, `${PATH}?_rsc=${rscParameter(TREE)}`, { rsc: '1', ...TREE });
const getRsc = () => send(site.port, `${PATH}?_rsc=`, { rsc: '1' });

/** Expects one log line about the assumption, and the readiness status `warn`, which still accepts visitors. */
async function expectReported(name: string): Promise<void> {
  const lines = warn.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines).toEqual([expect.objectContaining({ event: 'NextAssumptionFailed', assumption: name })]);
  const { status, checks } = await new Health({ dependencies: [], hasStoredPages: true }).readiness();
  expect([status, Object.keys(checks)]).toEqual(['warn', [`next:${name}`]]);
}

test('reports nothing if Next behaves as assumed', async () => {
  for (const get of [getDocument, getRsc, getDocument, getRsc]) await get();
  expect(received).toEqual([PATH]);
  expect(warn).not.toHaveBeenCalled();
  expect(await new Health({ dependencies: [], hasStoredPages: true }).readiness()).toEqual({
    status: 'pass',
    checks: {},
  });
});

test.each([
  ['other scripts', (html: string) => html.replaceAll('__next_f', '__next_g')],
  ['no scripts', (html: string) => html.replaceAll(/<script.*?<\/script>/g, '')],
])('sends documents with %s unchanged, and does not cache them', async (_what, change) => {
  let made = '';
  pages.toDocument = (html) => (made = change(html));
  for (let times = 1; times <= 2; times += 1) {
    const { status, headers, body } = await getDocument();
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body.toString()).toBe(made);
    expect(received).toHaveLength(times);
  }
  expect(isStored(PATH)).toBe(false);
  // RSC data does not depend on the document's shape.
  expect((await getRsc()).headers['cache-status']).toBe('site; hit');
  await expectReported('document-shape');
});

test.each([
  ['no RSC data', { rscData: undefined }],
  ['RSC data of another type', { rscData: 'rsc' }],
  ['other segments', { segmentData: {} }],
])(
  'for a page with %s, caches the responses that Next provides and passes other requests to Next',
  async (_what, change) => {
    pages.toCached = (value) => ({ ...value, ...change });
    await getDocument();
    expect((await getDocument()).headers['cache-status']).toBe('site; hit');
    expect(received).toHaveLength(1);
    const other = 'segmentData' in change ? await getTree() : await getRsc();
    expect([other.status, other.headers['content-type']]).toEqual([200, 'text/x-component']);
    expect(other.headers['cache-control']).toMatch(/^private, no-(?:cache|store)$/);
    expect(received.length).toBeGreaterThan(1);
    await expectReported('rendered-page');
  },
);

test.each([
  ['calls no cache handler', () => null],
  ['names what it caches otherwise', (value: object) => ({ ...value, kind: 'PAGE' })],
])('if Next %s, Next renders every request', async (_what, change) => {
  pages.toCached = change;
  for (const get of [getDocument, getRsc, getDocument]) {
    received.length = 0;
    const { status, headers } = await get();
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(received.length).toBeGreaterThan(0);
  }
  expect(isStored(PATH)).toBe(false);
  await expectReported('rendered-page');
});

test.each<[string, Record<string, string>]>([
  ['is computed otherwise', { 'next-url': '/en-us' }],
  ['has a header of another name in it', { 'next-router-part': '/_tree' }],
])('if _rsc %s, Next responds, and the response is private', async (_what, headers) => {
  for (let times = 1; times <= 2; times += 1) {
    const answer = await send(site.port, `${PATH}?_rsc=another-way-to-hash`, { rsc: '1', ...headers });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/x-component']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(received).toHaveLength(times);
  }
  await expectReported('rsc-parameter');
});

test('reports nothing for an older _rsc format or for a document requested with _rsc', async () => {
  await send(site.port, `${PATH}?_rsc=1a2b3`, { rsc: '1', 'next-url': '/en-us' });
  await send(site.port, `${PATH}?_rsc=made-up-by-a-visitor`);
  expect(warn).not.toHaveBeenCalled();
});

test('refuses router state that only Next could read, so that the router loads the document', async () => {
  const state = encodeURIComponent(JSON.stringify({ segment: '', children: {} }));
  const answer = await send(site.port, '/en-us/search?q=a&_rsc=', {
    rsc: '1',
    'next-router-state-tree': state,
  });
  expect(answer.status).toBe(400);
  expect(received).toEqual([]);
});
