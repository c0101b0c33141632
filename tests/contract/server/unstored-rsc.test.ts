import { CDN_NAMES } from '../../../lib/cdn/cdn.ts';
import { cdnHeaders } from '../../../server/cache/cdn-headers.ts';
import { isStored } from '../../../server/cache/finished-pages.ts';
import { rscParameter } from '../../../server/next/rsc-parameter.ts';
import { send } from './http-client.ts';
import { pages, received, testSite } from './next-stand-in.ts';

const STATE = { 'next-router-state-tree': '["",{"children":["a",{}]}]', 'next-url': '/en-us' };
const PREFETCH = { 'next-router-prefetch': '1' };

/** Requests whose URL and headers disagree on whether the response is a document or RSC data. */
const DISAGREEING: [what: string, query: string, headers: Record<string, string>][] = [
  ['a document under the address of an RSC answer', '?_rsc=', {}],
  ['a document under a made-up one', '?_rsc=abc', {}],
  ['a document under one without a value', '?_rsc', {}],
  ['a document under one with campaign parameters', '?utm_source=a&_rsc=abc', {}],
  ['a document under an escaped one', '?%5Frsc=abc', {}],
  ['a document with the headers of a prefetch', `?_rsc=${rscParameter(PREFETCH)}`, PREFETCH],
  ['a document with the state of a router', `?_rsc=${rscParameter(STATE)}`, STATE],
  ['a document for its query', '?page=2&_rsc=abc', {}],
  ['a preview', '?_rsc=abc', { cookie: '__prerender_bypass=x' }],
  ['an RSC answer under the address of the document', '', { rsc: '1' }],
  ['an RSC answer under a wrong one', '?_rsc=abc', { rsc: '1' }],
  ['an RSC answer under two', '?_rsc=&_rsc=', { rsc: '1' }],
  ['an RSC answer for another state', '?_rsc=', { rsc: '1', ...STATE }],
  ['a header that Next does not know', '?_rsc=', { rsc: '2' }],
];

describe.each([undefined, ...CDN_NAMES])('with the CDN %s', (name) => {
  const site = testSite(name && { cdn: cdnHeaders(name) });
  beforeEach(() => {
    // Next's own header, which would let a cache in front of the site store the response.
    pages.headers = { 'cache-control': 's-maxage=60, stale-while-revalidate=60' };
  });

  test.each(DISAGREEING)('%s is not cacheable (%s)', async (_what, query, headers) => {
    const path = '/en-us/unstored';
    const expectUnstored = async (): Promise<void> => {
      for (const method of ['GET', 'HEAD'])
        for (const accepted of ['identity', 'gzip', 'br, gzip']) {
          const answer = await send(
            site.port,
            path + query,
            { ...headers, 'accept-encoding': accepted },
            method,
          );
          expect(answer.status).toBe(200);
          expect(answer.headers['cache-control']).toBe('private, no-store');
          expect(answer.headers['cdn-cache-control']).toBe(name && 'no-store');
          expect(answer.headers['surrogate-control']).toBe(name === 'fastly' ? 'max-age=0' : undefined);
        }
    };
    await expectUnstored();
    // Requests whose URL and headers agree still get storable responses.
    for (let times = 0; times < 2; times += 1) {
      const document = await send(site.port, path);
      expect(document.headers['content-type']).toContain('text/html');
      expect(document.headers['cache-control']).not.toContain('no-store');
      const answer = await send(site.port, `${path}?_rsc=`, { rsc: '1' });
      expect(answer.headers['content-type']).toBe('text/x-component');
      expect(answer.headers['cache-control']).not.toContain('no-store');
    }
    await expectUnstored();
    expect(isStored(path + query)).toBe(query === '');
  });

  test('a 304 response to a mismatched request is not cacheable', async () => {
    const { headers } = await send(site.port, '/en-us/unstored-b');
    const answer = await send(site.port, '/en-us/unstored-b?_rsc=', { 'if-none-match': headers.etag ?? '' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([304, 'private, no-store']);
  });

  test('renders a page once for 500 made-up _rsc values', async () => {
    for (let number = 0; number < 500; number += 1) await send(site.port, `/en-us/unstored-c?_rsc=${number}`);
    expect(received).toHaveLength(1);
  });
});
