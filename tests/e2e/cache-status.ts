import type { APIRequestContext } from '@playwright/test';

export async function getCacheStatus(request: APIRequestContext, url: string): Promise<string> {
  return (await request.get(url)).headers()['cache-status'] ?? '';
}
