import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { EXIT_PREVIEW } from '../../components/layout/PreviewBar/editing/exit-preview';
import { createPreviewGrant, PREVIEW_GRANT_SECONDS } from '../../lib/content/preview/preview-grant';
import { createPreviewTicket } from '../../lib/content/preview/preview-ticket';
import { cookiesOf, openingOf, openPreview, toHeader } from './preview-cookies';

const SECRET = process.env.PREVIEW_SECRET ?? '';
const PATH = '/en-us/articles/three-compartment-sink';
const EXIT = `/api/preview/exit?path=${encodeURIComponent(PATH)}`;
const DRAFT_TEXT = 'You’re viewing unpublished content.';
const opening = openingOf(PATH);

/** Uses fetch() to leave out the cookies that the test's context has stored. */
const get = (path: string, cookie = '') =>
  fetch(`http://localhost:${process.env.PORT}${path}`, { headers: { cookie }, redirect: 'manual' });

test('preview cookies work in the editor’s frame and expire after twelve hours', async ({ request }) => {
  const response = await request.get(opening, { maxRedirects: 0 });
  const values = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  expect(values).toHaveLength(2);
  for (const { value } of values)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=none', `Max-Age=${PREVIEW_GRANT_SECONDS}`])
      expect(value).toContain(attribute);
});

test('a ticket opens a preview once, and a second attempt gets an explanation', async () => {
  const ticket = createPreviewTicket(PATH, SECRET, Date.now());
  const address = `/api/preview?ticket=${ticket}&path=${encodeURIComponent(PATH)}`;
  const first = await get(address);
  expect([first.status, first.headers.get('location')]).toEqual([307, PATH]);
  const second = await get(address);
  expect([second.status, second.headers.getSetCookie()]).toEqual([410, []]);
  expect(await second.text()).toContain('Open the preview in the studio again');
});

test('a preview requires both cookies, valid and not expired @real-ids', async ({ request }) => {
  const cookies = await openPreview(request, PATH);
  expect(await (await get(PATH, toHeader(cookies))).text()).toContain(DRAFT_TEXT);
  const draft = `__prerender_bypass=${cookies.get('__prerender_bypass')}`;
  const expired = createPreviewGrant(SECRET, Date.now() - PREVIEW_GRANT_SECONDS * 1000);
  const foreign = createPreviewGrant('another secret of thirty-two letters', Date.now());
  for (const cookie of [
    draft,
    `preview-grant=${cookies.get('preview-grant')}`,
    `${draft}; preview-grant=${expired}`,
    `${draft}; preview-grant=${foreign}`,
  ]) {
    const response = await get(PATH, cookie);
    expect(await response.text(), cookie).not.toContain(DRAFT_TEXT);
    expect(response.headers.get('set-cookie'), cookie).toBeNull();
  }
});

test('treats forged previews as normal requests and writes no files', async () => {
  await get(PATH);
  const files = () => readdirSync(process.env.NEXT_DIST_DIR ?? '', { recursive: true }).length;
  const before = files();
  for (let number = 0; number < 100; number += 1) {
    const cookie = `__prerender_bypass=${number}`;
    const page = await get(PATH, cookie);
    expect([page.status, page.headers.get('cache-status')]).toEqual([200, 'site; hit']);
    await page.arrayBuffer();
    const missing = await get(`/en-us/no-such-page-${number % 5}`, cookie);
    expect(missing.status).toBe(404);
    await missing.arrayBuffer();
  }
  expect(files()).toBe(before);
});

test('only pages of this site can end a preview', async ({ request }) => {
  const origin = `http://localhost:${process.env.PORT}`;
  const post = (headers: Record<string, string>, path = EXIT) =>
    request.post(path, { headers, maxRedirects: 0 });
  expect((await request.get(EXIT, { maxRedirects: 0 })).status()).toBe(405);
  expect((await post({})).status()).toBe(403);
  expect((await post({ origin: 'https://evil.example' })).status()).toBe(403);
  expect((await post({ origin, 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
  const ended = await post({ origin });
  expect([ended.status(), ended.headers()['location']]).toEqual([303, PATH]);
  expect([...cookiesOf(ended).values()]).toEqual(['', '']);
  const elsewhere = await post({ origin }, '/api/preview/exit?path=https%3A%2F%2Fevil.example%2Fen-us');
  expect(elsewhere.headers()['location']).toBe('/en-us');
});

test('only previews may be framed, and only by Contentful or the studio', async ({ request }) => {
  const cookies = await openPreview(request, PATH);
  const ancestors = async (path: string, cookie?: string): Promise<string | undefined> => {
    const response = await get(path, cookie);
    await response.arrayBuffer();
    return /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  };
  const editors = `https://app.contentful.com https://app.eu.contentful.com ${process.env.STUDIO_URL}`;
  for (const path of [PATH, '/en-us/search?q=soap', '/en-us/no-such-page']) {
    expect(await ancestors(path), path).toBe("'self'");
    expect(await ancestors(path, `__prerender_bypass=${cookies.get('__prerender_bypass')}`), path).toBe(
      "'self'",
    );
    expect(await ancestors(path, toHeader(cookies)), path).toBe(`'self' ${editors}`);
  }
});

test('a preview in the editor’s frame can be exited', async ({ page, context }) => {
  const editor = 'https://app.contentful.com/';
  // Without this permission, Chromium does not let a public page frame a page from this machine.
  await context.grantPermissions(['local-network-access'], { origin: editor });
  await page.route(editor, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe width="1200" height="800" src="http://localhost:${process.env.PORT}${opening}"></iframe>`,
    }),
  );
  await page.goto(editor);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(DRAFT_TEXT)).toBeVisible();
  // Only previews may be framed, so the published page opens in a new tab. The script that connects the
  // editor sets this target.
  await expect(frame.locator(`#${EXIT_PREVIEW}`)).toHaveAttribute('target', '_blank');
  const opened = context.waitForEvent('page');
  await frame.getByRole('button', { name: 'Exit preview' }).click();
  const published = await opened;
  await expect(published.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(published.getByText(DRAFT_TEXT)).toHaveCount(0);
});
