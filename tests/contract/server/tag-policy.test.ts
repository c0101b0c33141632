import type { Server } from 'node:http';
import type { ConsentMode } from '../../../lib/consent/choice.ts';
import type { CdnName } from '../../../lib/cdn/cdn.ts';
import { thirdParties } from '../../../lib/security/content-security-policy.ts';
import { cdnHeaders } from '../../../server/cache/cdn-headers.ts';
import { close, listen, send, type Answer } from './http-client.ts';
import { DOCUMENTS } from './next-document.ts';
import { createTestServer, pages, rendered, reset } from './next-stand-in.ts';

const WITH_TAGS = { ...DOCUMENTS, ...thirdParties({ GTM_ID: 'GTM-TEST01' }) };
const choice = (...categories: string[]): Record<string, string> => ({
  cookie: `a=b; privacy_choice=${encodeURIComponent(JSON.stringify({ categories }))}`,
});
const REFUSED = choice('necessary');
const ALLOWED = choice('necessary', 'analytics', 'advertising');
const GPC = { 'sec-gpc': '1' };
const PREVIEW = { cookie: `${ALLOWED.cookie}; __prerender_bypass=x` };

let server: Server | undefined;
let port = 0;
async function start(consentMode: ConsentMode, cdn?: CdnName, documents = WITH_TAGS): Promise<void> {
  ({ server } = createTestServer({ documents, consentMode, cdn: cdn && cdnHeaders(cdn) }));
  port = await listen(server);
}
beforeEach(reset);
afterEach(async () => server && close(server));

const get = (path: string, headers?: Record<string, string>) => send(port, path, headers);

/** Returns the policy of a response. Fails if its headers contradict each other. */
function policyOf({ headers }: Answer): 'strict' | 'tags' {
  const policy = String(headers['content-security-policy']);
  const hasTags = policy.includes('googletagmanager');
  expect(policy.includes('trusted-types default')).toBe(!hasTags);
  expect(headers['server-timing']).toBe(hasTags ? 'tags' : undefined);
  expect(headers.vary).toMatch(/\bcookie, sec-gpc$/);
  return hasTags ? 'tags' : 'strict';
}

const VISITORS: [string, Record<string, string>, Record<ConsentMode, 'strict' | 'tags'>][] = [
  ['no choice', {}, { 'opt-out': 'tags', 'opt-in': 'strict' }],
  ['all refused', REFUSED, { 'opt-out': 'strict', 'opt-in': 'strict' }],
  ['all allowed', ALLOWED, { 'opt-out': 'tags', 'opt-in': 'tags' }],
  ['one allowed', choice('necessary', 'advertising'), { 'opt-out': 'tags', 'opt-in': 'tags' }],
  ['Global Privacy Control', GPC, { 'opt-out': 'strict', 'opt-in': 'strict' }],
  ['the signal against a choice', { ...ALLOWED, ...GPC }, { 'opt-out': 'strict', 'opt-in': 'strict' }],
  ['a broken choice', { cookie: 'privacy_choice=%' }, { 'opt-out': 'tags', 'opt-in': 'strict' }],
];
const DOCUMENTS_OF: [string, string, Record<string, string>][] = [
  ['cached', '/en-us/tags', {}],
  ['per request', '/en-us/tags?page=2', {}],
  ['not found', '/en-us/tags-missing', {}],
];

describe.each(['opt-out', 'opt-in'] as const)('in %s mode', (mode) => {
  test.each(DOCUMENTS_OF)('a document has the policy for the visitor’s consent: %s', async (_what, path) => {
    await start(mode);
    pages.exists = (each) => each !== '/page-not-found' && !each.includes('missing');
    // Send the requests in both orders, because the first visitor triggers the render. The last round is served from
    // memory.
    for (const visitors of [VISITORS, VISITORS.toReversed(), VISITORS])
      for (const [who, headers, expected] of visitors)
        expect([who, policyOf(await get(path, headers))]).toEqual([who, expected[mode]]);
  });
});

test('one rendering serves both policies, with the same body and separate ETags', async () => {
  await start('opt-out');
  const allowed = await get('/en-us/tags-a');
  const refused = await get('/en-us/tags-a', REFUSED);
  expect(rendered).toHaveLength(1);
  expect(refused.body.equals(allowed.body)).toBe(true);
  const again = (etag = '', headers = {}) => get('/en-us/tags-a', { 'if-none-match': etag, ...headers });
  // A 304 response would make the browser keep its old policy.
  expect((await again(allowed.headers.etag, REFUSED)).status).toBe(200);
  expect((await again(refused.headers.etag)).status).toBe(200);
  for (const unchanged of [await again(allowed.headers.etag), await again(refused.headers.etag, REFUSED)]) {
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.vary).toMatch(/cookie, sec-gpc$/);
  }
});

test('compresses documents with either policy, even at the highest levels', async () => {
  await start('opt-out');
  const accepted = { 'accept-encoding': 'br, gzip' };
  let allowed = await get('/en-us/tags-b', accepted);
  for (let tries = 0; allowed.headers['content-encoding'] !== 'br' && tries < 500; tries += 1)
    allowed = await get('/en-us/tags-b', accepted);
  const refused = await get('/en-us/tags-b', { ...accepted, ...REFUSED });
  expect([allowed, refused].map(policyOf)).toEqual(['tags', 'strict']);
  expect([allowed, refused].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br']);
});

test('a preview has the policy for its editor’s consent', async () => {
  await start('opt-out');
  expect(policyOf(await get('/en-us/tags-c', PREVIEW))).toBe('tags');
  expect(policyOf(await get('/en-us/tags-c', { ...PREVIEW, ...GPC }))).toBe('strict');
});

test('responses other than documents are the same for all visitors', async () => {
  await start('opt-out');
  pages.headers = { 'server-timing': 'tags' };
  for (let times = 0; times < 2; times += 1) {
    const { headers } = await get('/en-us/tags-d?_rsc=1', { rsc: '1' });
    expect(headers['server-timing']).toBeUndefined();
    expect(headers.vary).not.toContain('cookie');
  }
});

test('without a tag manager, all visitors get the same policy', async () => {
  await start('opt-out', undefined, DOCUMENTS);
  pages.headers = { 'server-timing': 'tags' };
  for (const headers of [{}, REFUSED, ALLOWED]) {
    const answer = await get('/en-us/tags-e', headers);
    expect(answer.headers.vary).toBe('rsc, accept-encoding');
    expect(answer.headers['server-timing']).toBeUndefined();
    expect(answer.headers['content-security-policy']).toContain('trusted-types default');
  }
});

test.each([
  ['fastly', 'max-age=60'],
  ['varnish', 'max-age=60'],
  ['cloudflare', 'no-store'],
] as const)('on %s, caching depends on the CDN’s support for Vary: %s', async (name, expected) => {
  await start('opt-out', name);
  for (const headers of [{}, REFUSED])
    expect((await get('/en-us/tags-f', headers)).headers['cdn-cache-control']).toBe(expected);
});

test('without a tag manager, a CDN that ignores Vary stores documents', async () => {
  await start('opt-out', 'cloudflare', DOCUMENTS);
  expect((await get('/en-us/tags-g')).headers['cdn-cache-control']).toBe('max-age=60');
});
