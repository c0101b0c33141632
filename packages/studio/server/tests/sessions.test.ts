/** Signing in to and out of the studio (docs/services.md, "Studio"). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { invite } from '@cleanpro/contentful-local/tests/management/editor-clients';
import { TOKEN } from '@cleanpro/contentful-local/tests/management/service';
import { ORIGIN, SITE, Studio } from './studio.ts';

const STORED = z.record(z.string(), z.object({ sealed: z.string(), expiresAt: z.number() }));
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

let studio: Studio;
beforeEach(async () => {
  studio = new Studio();
  await studio.start();
});
afterEach(() => studio.close());

test('exchanges a key for a session only once', async () => {
  const { key } = await invite(studio.space, 'Ada Lovelace', 'publisher');
  const response = await studio.post('/sign-in', { key });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^studio_session=[\w-]{43}; Path=\/; Expires=.+; HttpOnly; SameSite=Strict$/);
  const session = await studio.request('GET', '/session', { cookie: cookie.split(';')[0] ?? '' });
  expect(await session.json()).toEqual({
    user: { id: expect.any(String), name: 'Ada Lovelace' },
    role: 'publisher',
    space: 'fixture',
    environment: 'master',
    defaultLocale: 'en-US',
    siteOrigin: SITE,
  });
  const again = await studio.post('/sign-in', { key });
  expect([again.status, again.headers.get('set-cookie')]).toEqual([401, null]);
  expect(await again.text()).toContain('role="alert"');
});

test('only one of several concurrent sign-ins can use a key', async () => {
  const { key } = await invite(studio.space, 'Ada');
  const attempts = await Promise.all([0, 1, 2, 3].map(() => studio.post('/sign-in', { key })));
  expect(attempts.map(({ status }) => status).toSorted()).toEqual([303, 401, 401, 401]);
});

test('sets a secure cookie behind HTTPS', async () => {
  const secure = new Studio();
  await secure.start('https://studio.example.com');
  try {
    const { key } = await invite(secure.space, 'Ada');
    const response = await secure.post(
      '/sign-in',
      { key },
      { host: 'studio.example.com', origin: 'https://studio.example.com' },
    );
    expect(response.headers.get('set-cookie')).toContain('; Secure');
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  } finally {
    await secure.close();
  }
});

test('preserves a session across a restart, and stores no token in plain text', async () => {
  const { cookie } = await studio.signIn('Ada');
  studio.restart();
  expect((await studio.request('GET', '/session', { cookie })).status).toBe(200);
  const stored = readFileSync(join(studio.folder, 'studio', 'sessions.json'), 'utf8');
  expect(stored).not.toContain('CFPAT');
  expect(stored).not.toContain(cookie.split('=')[1] ?? cookie);
});

test('rejects sessions whose stored records were swapped', async () => {
  const [ada, una] = [await studio.signIn('Ada'), await studio.signIn('Una')];
  const file = join(studio.folder, 'studio', 'sessions.json');
  const [[first, ofAda] = [], [second, ofUna] = []] = Object.entries(STORED.parse(read(file)));
  writeFileSync(file, JSON.stringify({ [String(first)]: ofUna, [String(second)]: ofAda }));
  studio.restart();
  for (const { cookie } of [ada, una])
    expect((await studio.request('GET', '/session', { cookie })).status).toBe(401);
});

test('ends the session and revokes its token on sign-out', async () => {
  const { cookie } = await studio.signIn('Ada');
  const stolen = studio.received.length;
  await studio.request('GET', '/session', { cookie });
  const authorization = studio.received[stolen]?.headers.get('authorization') ?? '';
  expect(authorization).toMatch(/^Bearer CFPAT-/);
  const response = await studio.request('POST', '/sign-out', { cookie });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/sign-in']);
  expect((await studio.request('GET', '/session', { cookie })).status).toBe(401);
  const direct = await studio.space.app.request('/users/me', { headers: { authorization } });
  expect(direct.status).toBe(401);
});

test('signs out a removed editor immediately', async () => {
  const { cookie, user } = await studio.signIn('Ada');
  const events = await studio.request('GET', '/events', { cookie });
  const headers = { authorization: `Bearer ${TOKEN}` };
  await studio.space.app.request(`/organizations/embedded/users/${user}`, { method: 'DELETE', headers });
  const reader = events.body?.getReader();
  let ended = false;
  while (!ended) ended = (await reader?.read())?.done ?? true;
  const refused = await studio.request('GET', '/api/spaces/fixture/environments/master/entries', { cookie });
  expect(refused.status).toBe(401);
  expect((await studio.request('GET', '/assets/main-1.js', { cookie })).status).toBe(401);
});

test('accepts a valid key after many wrong ones', async () => {
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 60; attempt += 1)
    statuses.add((await studio.post('/sign-in', { key: `guess-${attempt}` })).status);
  expect(statuses).toEqual(new Set([401]));
  const { key } = await invite(studio.space, 'Ada');
  expect((await studio.post('/sign-in', { key })).status).toBe(303);
});

test('renders a sign-in form that works without JavaScript', async () => {
  const page = await studio.request('GET', '/sign-in');
  expect(await page.text()).toContain('<form method="post" action="/sign-in">');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
});

test('redirects a browser without a session to the sign-in page', async () => {
  const page = await studio.request('GET', '/entries/some', {
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
  });
  expect([page.status, page.headers.get('location')]).toEqual([303, '/sign-in']);
});

test('serves the screen and its files', async () => {
  const { cookie } = await studio.signIn('Ada');
  for (const path of ['/', '/entries/some']) {
    const page = await studio.request('GET', path, { cookie });
    expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>Studio</title>']);
  }
  const script = await studio.request('GET', '/assets/main-1.js', { cookie, 'accept-encoding': 'br' });
  expect(Object.fromEntries(script.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect((await studio.request('GET', '/assets/other.js', { cookie })).status).toBe(404);
  expect((await studio.request('GET', '/assets/..%2f..%2fstudio%2fsessions.json', { cookie })).status).toBe(
    404,
  );
});

test('starts a session only for a request from the same origin', async () => {
  const { key } = await invite(studio.space, 'Ada');
  const foreign = await studio.post(
    '/sign-in',
    { key },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  );
  expect(foreign.status).toBe(403);
  expect((await studio.post('/sign-in', { key })).status).toBe(303);
  expect(ORIGIN).not.toBe(SITE);
});
