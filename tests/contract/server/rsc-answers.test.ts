import { expireTags } from '../../../lib/expiration/tag-expirations.ts';
import { rscParameter } from '../../../server/next/rsc-parameter.ts';
import { send } from './http-client.ts';
import { pages, received, rendered, testSite } from './next-stand-in.ts';

const site = testSite();

/** Requests a page's RSC data as Next's client router does. */
function navigate(path: string, headers: Record<string, string> = {}, parameter = rscParameter(headers)) {
  const separator = path.includes('?') ? '&' : '?';
  return send(site.port, `${path}${separator}_rsc=${parameter}`, { rsc: '1', ...headers });
}
const from = (page: string): Record<string, string> => ({
  'next-router-state-tree': `["",{"children":["${page}",{}]}]`,
  'next-url': page,
});

test('serves navigations from memory, regardless of the current page', async () => {
  const first = await navigate('/en-us/rsc-a', from('/en-us'));
  const second = await navigate('/en-us/rsc-a', from('/en-us/brands'));
  const campaign = await navigate('/en-us/rsc-a?utm_source=mail', from('/en-us/articles'));
  const prefetched = await navigate('/en-us/rsc-a', { 'next-router-prefetch': '1' });
  expect(received).toHaveLength(1);
  for (const answer of [second, campaign, prefetched]) {
    expect(answer.body.toString()).toBe(first.body.toString());
    expect(answer.headers).toMatchObject({
      'content-type': 'text/x-component',
      'cache-status': 'site; hit',
      'x-nextjs-stale-time': '0',
    });
  }
  const again = await navigate('/en-us/rsc-a', {
    ...from('/en-us/c'),
    'if-none-match': first.headers.etag ?? '',
  });
  expect(again.status).toBe(304);
});

test('serves a document and its RSC response separately', async () => {
  const rsc = await navigate('/en-us/rsc-b');
  const html = await send(site.port, '/en-us/rsc-b');
  expect([rsc, html, await navigate('/en-us/rsc-b')].map(({ headers }) => headers['content-type'])).toEqual([
    'text/x-component',
    'text/html; charset=utf-8',
    'text/x-component',
  ]);
  expect(rendered).toHaveLength(1);
});

test('serves a prefetched route tree from memory, separately from the RSC response', async () => {
  const tree = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  const first = await navigate('/en-us/rsc-f', tree);
  const answer = await navigate('/en-us/rsc-f');
  const again = await navigate('/en-us/rsc-f', { ...tree, 'next-url': '/en-us' });
  expect([answer, again].map(({ headers }) => headers['cache-status'])).toEqual(['site; hit', 'site; hit']);
  expect([answer, again].map(({ headers }) => headers['x-nextjs-postponed'])).toEqual([undefined, '2']);
  expect(again.body.equals(first.body)).toBe(true);
  expect(received).toHaveLength(1);
});

test('a publish takes effect at the next navigation', async () => {
  await navigate('/en-us/rsc-c', from('/en-us'));
  pages.text = 'second';
  expireTags(['slug:/en-us/rsc-c']);
  expect((await navigate('/en-us/rsc-c', from('/en-us'))).body.toString()).toContain('second');
});

test('Next handles segments, previews, uncached queries and requests with a wrong _rsc', async () => {
  await navigate('/en-us/rsc-d');
  received.length = 0;
  await navigate('/en-us/rsc-d', from('/en-us'), 'wrong');
  await send(site.port, '/en-us/rsc-d', { rsc: '1' });
  await navigate('/en-us/rsc-d?_rsc=', {});
  await navigate('/en-us/rsc-d', { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_head' });
  await navigate('/en-us/rsc-d?page=2');
  await navigate('/en-us/rsc-d', { cookie: '__prerender_bypass=x' });
  expect(received).toHaveLength(6);
});

test('stores nothing for made-up header values', async () => {
  await navigate('/en-us/rsc-e', from('/en-us'));
  await Promise.all(Array.from({ length: 500 }, (_, index) => navigate('/en-us/rsc-e', from(`/x/${index}`))));
  expect(received).toHaveLength(1);
});
