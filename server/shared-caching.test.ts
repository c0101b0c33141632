/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { limitedResponse } from './shared-caching';

const LimitedResponse = limitedResponse(60);

function cacheControl(value: string, name = 'Cache-Control'): unknown {
  const response = new LimitedResponse(new IncomingMessage(new Socket()));
  response.setHeader(name, value);
  return response.getHeader(name);
}

test('a cache in front has a page no longer than a lost webhook takes to be noticed', () => {
  const limited = 's-maxage=60, stale-while-revalidate=60';
  expect(cacheControl('s-maxage=86400, stale-while-revalidate=2505600')).toBe(limited);
  expect(cacheControl('s-maxage=86400')).toBe(limited);
  expect(cacheControl('s-maxage=10, stale-while-revalidate=2591990')).toBe(
    's-maxage=10, stale-while-revalidate=60',
  );
});

test('other headers, and responses that are not shared, stay as they are', () => {
  expect(cacheControl('private, no-store')).toBe('private, no-store');
  expect(cacheControl('public, max-age=31536000, immutable')).toBe('public, max-age=31536000, immutable');
  expect(cacheControl('s-maxage=86400', 'x-other')).toBe('s-maxage=86400');
});
