import type { APIRequestContext } from '@playwright/test';

/** Returns the `Cache-Status` header of a URL. Empty for a page that is never cached. */
export async function getCacheStatus(request: APIRequestContext, url: string): Promise<string> {
  return (await request.get(url)).headers()['cache-status'] ?? '';
}
