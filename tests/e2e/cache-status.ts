import type { APIRequestContext } from '@playwright/test';

/** The `Cache-Status` of a URL; empty for a page that is never cached. */
export async function getCacheStatus(request: APIRequestContext, url: string): Promise<string> {
  return (await request.get(url)).headers()['cache-status'] ?? '';
}
