/** Data visible to browsers, and access by files and other pages. See packages/studio/server/tests for the rest. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { unseal } from '../server/sessions/seal.ts';
import { expect, test } from './own-studio.ts';
import { SCREENS } from './screens.ts';
import { createEntry, readEntry, uploadFile } from './space.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const STORED = z.record(z.string(), z.object({ sealed: z.string() }));

async function tokenOf(context: BrowserContext, dataDir: string): Promise<string> {
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'studio_session');
  const stored = STORED.parse(JSON.parse(readFileSync(join(dataDir, 'studio', 'sessions.json'), 'utf8')));
  const texts = Object.values(stored).map(({ sealed }) => unseal(sealed, cookie?.value ?? ''));
  return z.object({ token: z.string() }).parse(JSON.parse(texts.find((text) => text !== undefined) ?? ''))
    .token;
}

/** Returns everything that a page could leak: its stored data and its document. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
      document.documentElement.outerHTML,
    ]),
  );

test('serves no files or data without a session', async ({ playwright, ownStudio }) => {
  const signedOut = { cookies: [], origins: [] };
  const stranger = await playwright.request.newContext({ baseURL: ownStudio.url, storageState: signedOut });
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `/${relative(DIST, join(file.parentPath, file.name)).split(sep).join('/')}`);
  expect(files.length).toBeGreaterThan(3);
  for (const path of [...files, '/', '/session', '/events', '/images/x.png', '/anything']) {
    const answer = await stranger.get(path);
    expect(answer.status(), path).toBe(401);
  }
});

test('sends no token or secret to the browser and never violates the content policy', async ({
  page,
  request,
  ownStudio,
}) => {
  const token = await tokenOf(page.context(), ownStudio.dataDir);
  const bodies: Promise<string>[] = [];
  const refused: string[] = [];
  page.on('response', (response) =>
    bodies.push(response.allHeaders().then((headers) => JSON.stringify(headers))),
  );
  // Read only finished requests, because the event stream never ends.
  page.on('requestfinished', (sent) => {
    const body = sent.response().then((response) => response?.text());
    bodies.push(body.then((text) => `${sent.url()} ${text}`).catch(() => ''));
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  const seen: string[] = [];
  for (const { open } of SCREENS) {
    await open(page, request);
    seen.push(await storedIn(page));
  }
  seen.push(...(await Promise.all(bodies)));
  // Make sure that the management API accepts the token as this editor's.
  const editor = await request.fetch(`${ownStudio.managementUrl}/users/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(editor.ok()).toBe(true);
  for (const secret of [token, ownStudio.token, ownStudio.previewSecret, 'CFPAT-'])
    expect(seen.filter((text) => text.includes(secret))).toEqual([]);
  expect(refused).toEqual([]);
});

const SCRIPT = 'document.documentElement.setAttribute("data-ran", "yes")';
const FILES = [
  {
    fileName: 'drawing.svg',
    contentType: 'image/svg+xml',
    content: `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload='${SCRIPT}'><script>${SCRIPT}</script></svg>`,
  },
  {
    fileName: 'page.html',
    contentType: 'text/html',
    content: `<!doctype html><title>Page</title><body onload='${SCRIPT}'><script>${SCRIPT}</script>`,
  },
];

for (const file of FILES) {
  test(`never runs the script in an uploaded ${file.contentType}`, async ({ page, request, ownStudio }) => {
    const url = await uploadFile(request, file);
    expect(url.startsWith(`${ownStudio.url}/images/`)).toBe(true);
    const ran = () => page.evaluate(() => document.documentElement.getAttribute('data-ran'));
    const service = url.replace(ownStudio.url, new URL(ownStudio.managementUrl).origin);
    for (const address of [url, service]) {
      // A navigation to a download fails.
      await page.goto(address).catch(() => undefined);
      expect(await ran(), address).toBeNull();
    }
    // Without the headers that the studio and the image service add, the script does run.
    await page.route(url, (route) => route.fulfill({ body: file.content, contentType: file.contentType }));
    await page.goto(url);
    expect(await ran()).toBe('yes');
  });
}

test('a page on the site can neither read nor change anything, even with the cookie', async ({
  page,
  request,
  ownStudio,
}) => {
  const entry = await createEntry(request, 'heading', { name: { 'en-US': 'Untouched' } });
  const address = `${ownStudio.url}/api/spaces/cleanpro/environments/master/entries/${entry.sys.id}`;
  const body = `<form method="post" action="${ownStudio.url}/sign-out"><button>Sign out</button></form>
    <img src="${ownStudio.url}/session"><iframe src="${ownStudio.url}/"></iframe>`;
  await page.route(`${ownStudio.siteUrl}/`, (route) => route.fulfill({ contentType: 'text/html', body }));
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(ownStudio.url)) statuses.push(response.status());
  });
  await page.goto(`${ownStudio.siteUrl}/`);
  const answered = await page.evaluate(async (url) => {
    const send = (init: RequestInit): Promise<string> =>
      fetch(url, { credentials: 'include', ...init }).then(
        (response) => response.type,
        () => 'refused',
      );
    return [
      await send({}),
      await send({ mode: 'no-cors' }),
      await send({ method: 'POST', mode: 'no-cors', body: '{}' }),
      await send({ method: 'DELETE' }),
    ];
  }, address);
  expect(answered).toEqual(['refused', 'refused', 'refused', 'refused']);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Requests from other sites are refused.')).toBeVisible();
  // The browser hides some of the responses that it blocks, so their number is unknown.
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 403)).toEqual([]);
  expect(await readEntry(request, entry.sys.id)).toEqual(entry);
});
