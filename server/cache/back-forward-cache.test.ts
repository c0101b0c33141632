import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { allowBackForwardCache } from './back-forward-cache';

const NEXT_UNCACHED = 'private, no-cache, no-store, max-age=0, must-revalidate';

function cacheControl(
  url: string,
  {
    cookie,
    method = 'GET',
    status = 200,
    ...headers
  }: {
    cookie?: string;
    method?: string;
    status?: number;
    'set-cookie'?: string;
    'cache-control'?: string;
  } = {},
): unknown {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method });
  if (cookie !== undefined) request.headers.cookie = cookie;
  const captured = {
    status,
    headers: { 'cache-control': NEXT_UNCACHED, ...headers },
    body: Buffer.from(''),
  };
  return allowBackForwardCache(captured, request).headers['cache-control'];
}

test('a page that depends only on its query may enter the back/forward cache', () => {
  expect(cacheControl('/en-us/search?q=dawn')).toBe('private, no-cache');
  expect(cacheControl('/en-us/articles?page=2', { cookie: 'privacy_choice=x' })).toBe('private, no-cache');
});

test('a visitor-specific page must never enter the back/forward cache', () => {
  expect([
    cacheControl('/en-us/account', { cookie: 'privacy_choice=x; signed-in=1' }),
    cacheControl('/en-us/contact-us?sent=contact'),
    cacheControl('/en-us/contact-us?x=1&returned=abc'),
    cacheControl('/en-us/contact-us', { method: 'POST' }),
    cacheControl('/en-us/search', { 'set-cookie': 'a=b' }),
    cacheControl('/en-us/search', { status: 503 }),
  ]).toEqual(Array.from({ length: 6 }, () => NEXT_UNCACHED));
  expect(cacheControl('/en-us/search', { 'cache-control': 'private, no-store' })).toBe('private, no-store');
});
