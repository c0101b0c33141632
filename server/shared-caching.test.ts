/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { limitSharedCaching } from './shared-caching';

async function cacheControl(value: string, name = 'Cache-Control'): Promise<unknown> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const handle = limitSharedCaching((_request, { setHeader }) => {
    setHeader.call(response, name, value);
    return Promise.resolve();
  }, 60);
  await handle(request, response);
  return response.getHeader(name);
}

test('a cache in front has a page no longer than a lost webhook takes to be noticed', async () => {
  const limited = 's-maxage=60, stale-while-revalidate=60';
  expect(await cacheControl('s-maxage=86400, stale-while-revalidate=2505600')).toBe(limited);
  expect(await cacheControl('s-maxage=86400')).toBe(limited);
  expect(await cacheControl('s-maxage=10, stale-while-revalidate=2591990')).toBe(
    's-maxage=10, stale-while-revalidate=60',
  );
});

test('other headers, and responses that are not shared, stay as they are', async () => {
  expect(await cacheControl('private, no-store')).toBe('private, no-store');
  expect(await cacheControl('public, max-age=31536000, immutable')).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(await cacheControl('s-maxage=86400', 'x-other')).toBe('s-maxage=86400');
});
