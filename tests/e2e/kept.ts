import type { APIRequestContext } from '@playwright/test';

/** Whether a page was kept: HIT where it was. */
export async function kept(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.get(url);
  return response.headers()['x-nextjs-cache'] ?? '';
}
