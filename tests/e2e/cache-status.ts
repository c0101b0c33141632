import type { APIRequestContext } from '@playwright/test';

/** What Next's page cache answered for a URL: HIT, MISS or STALE; empty for a page that is never cached. */
export async function getCacheStatus(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.get(url);
  return response.headers()['x-nextjs-cache'] ?? '';
}
