import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';

export const openingOf = (path: string): string =>
  `/api/preview?secret=${process.env.PREVIEW_SECRET}&path=${encodeURIComponent(path)}`;

export async function openPreview(request: APIRequestContext, path: string): Promise<Map<string, string>> {
  const response = await request.get(openingOf(path), { maxRedirects: 0 });
  expect(response.status()).toBe(307);
  return cookiesOf(response);
}

export const cookiesOf = (response: APIResponse): Map<string, string> =>
  new Map(
    response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => {
        const [pair = ''] = value.split(';');
        const at = pair.indexOf('=');
        return [pair.slice(0, at), pair.slice(at + 1)];
      }),
  );

export const toHeader = (cookies: Map<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
