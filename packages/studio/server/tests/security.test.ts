/** Requests that the studio refuses (docs/services.md, "Studio"). */
import { isPreviewTicket } from '../../../../lib/content/preview/preview-ticket.ts';
import { ENVIRONMENT, ERROR, TOKEN } from '@cleanpro/contentful-local/tests/management/service';
import { ORIGIN, PREVIEW_SECRET, SITE, Studio, type Browser } from './studio.ts';

let studio: Studio;
let ada: Browser;
const ENTRIES = `/api${ENVIRONMENT}/entries`;
const ADDRESSES = [
  ['GET', '/'],
  ['GET', '/entries/note-one'],
  ['GET', '/assets/main-1.js'],
  ['GET', '/session'],
  ['GET', '/events'],
  ['GET', '/pages?entry=note-one'],
  ['GET', '/findings?entry=note-one'],
  ['GET', '/preview?path=/en-us'],
  ['GET', '/images/spray.png'],
  ['GET', ENTRIES],
  ['POST', ENTRIES],
  ['PUT', `${ENTRIES}/note-one`],
  ['PATCH', `${ENTRIES}/note-one`],
  ['DELETE', `${ENTRIES}/note-one`],
  ['POST', '/api/spaces/fixture/uploads'],
  ['POST', '/presence'],
  ['POST', '/sign-out'],
] as const;

beforeEach(async () => {
  studio = new Studio();
  await studio.start();
  ada = await studio.signIn('Ada');
  studio.received.length = 0;
});
afterEach(() => studio.close());

/** Browsers send the length of an upload. */
const length = { 'content-length': '2' };

test.each(ADDRESSES)(
  'rejects %s %s without a session before the request reaches the management API',
  async (method, path) => {
    for (const cookie of [
      '',
      'studio_session=',
      `studio_session=${'A'.repeat(43)}`,
      `studio_session=${'A'.repeat(5_000)}`,
      `${ada.cookie}x`,
      `${ada.cookie.slice(0, -1)}`,
    ]) {
      const response = await studio.request(
        method,
        path,
        { cookie, ...length },
        method === 'GET' ? undefined : '{}',
      );
      expect([response.status, ERROR.omit({ requestId: true }).parse(await response.json()).sys.id]).toEqual([
        401,
        'AccessTokenInvalid',
      ]);
    }
    expect(studio.received).toEqual([]);
  },
);

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['the site on the same host', { origin: SITE, 'sec-fetch-site': 'same-site' }],
  ['a document without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['an old browser on another site', { origin: 'https://evil.example', 'sec-fetch-site': '' }],
  ['another site that forges a header', { origin: 'https://evil.example' }],
])('rejects requests from %s', async (_, headers) => {
  for (const [method, path] of ADDRESSES) {
    const body = method === 'GET' ? undefined : '{}';
    const response = await studio.request(method, path, { cookie: ada.cookie, ...length, ...headers }, body);
    expect(response.status).toBe(403);
  }
  expect(studio.received).toEqual([]);
});

test('rejects a write request without an Origin header', async () => {
  const headers = { host: new URL(ORIGIN).host, cookie: ada.cookie };
  const response = await studio.app.request(`${ORIGIN}${ENTRIES}`, { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(403);
});

test('opens the screen from a link on another site, but returns no data', async () => {
  const link = {
    origin: '',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  const { origin: _, ...navigation } = link;
  const headers = { ...navigation, host: new URL(ORIGIN).host, cookie: ada.cookie };
  const open = (path: string) => studio.app.request(`${ORIGIN}${path}`, { headers });
  for (const path of ['/', '/sign-in', '/?from=mail#/entries/note-one'])
    expect((await open(path)).status).toBe(200);
  for (const path of [
    '/preview?path=/en-us',
    '/findings?entry=note-one',
    '/new-page',
    '/addresses?slug=faq',
    '/redirects?entry=note-one',
    '/site',
    ENTRIES,
  ])
    expect([path, (await open(path)).status]).toEqual([path, 403]);
});

test('rejects requests with a different host name', async () => {
  for (const host of ['rebound.example:3200', '127.0.0.1:3200', 'localhost', ''])
    expect((await studio.request('GET', '/session', { host, cookie: ada.cookie })).status).toBe(421);
});

test("never returns the workspace's token or an editor's token", async () => {
  const answers = await Promise.all(
    [
      ['GET', '/session'],
      ['GET', '/'],
      ['GET', '/pages?entry=note-one'],
      ['GET', '/preview?path=/en-us'],
      ['GET', `${ENTRIES}?limit=1`],
      ['GET', '/api/spaces/fixture/users'],
      ['GET', '/api/spaces/fixture/api_keys'],
      ['GET', '/api/spaces/fixture/webhook_definitions'],
      ['GET', '/api/users/me/access_tokens'],
      ['POST', '/api/users/me/access_tokens'],
      ['POST', '/api/organizations/embedded/invitations'],
      ['POST', '/api/invitations/accepted'],
      ['GET', '/api/organizations/embedded/access_tokens'],
    ].map(async ([method = '', path = '']) => {
      const body =
        method === 'GET'
          ? undefined
          : JSON.stringify({
              firstName: 'Eve',
              name: 'Eve',
              scopes: ['content_management_manage'],
              key: ada.key,
            });
      const response = await studio.request(method, path, { cookie: ada.cookie }, body);
      return {
        path,
        status: response.status,
        text: JSON.stringify([...response.headers]) + (await response.text()),
      };
    }),
  );
  for (const { text } of answers) {
    expect(text).not.toContain('CFPAT-');
    expect(text).not.toContain(TOKEN);
    expect(text).not.toContain(PREVIEW_SECRET);
    expect(text).not.toContain('"key"');
  }
  const refused = answers.filter(({ path }) =>
    /organizations|invitations|users\/me|api_keys|webhook/.test(path),
  );
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 404, 404, 404, 404, 404]);
});

test('enforces roles in the studio', async () => {
  const { cookie } = await studio.signIn('Paul', 'author');
  const response = await studio.request('PUT', `${ENTRIES}/note-one/published`, { cookie });
  expect([response.status, ERROR.parse(await response.json()).sys.id]).toEqual([403, 'AccessDenied']);
});

test.each([
  '/api/spaces/other/environments/master/entries',
  '/api/spaces',
  '/api/spaces/fixture/../../users/me',
  '/api/spaces/fixture/%2e%2e/%2e%2e/users/me',
  '/api/spaces/fixture/..%2f..%2fusers/me',
  '/api/spaces/fixture/%5c..%5cusers',
  '/api//spaces/fixture/users',
  '/api/@evil.example/spaces/fixture',
])('returns 404 for %s', async (path) => {
  expect((await studio.request('GET', path, { cookie: ada.cookie })).status).toBe(404);
  expect(studio.received).toEqual([]);
});

test('forwards only the headers that the management API needs', async () => {
  await studio.request(
    'PUT',
    `${ENTRIES}/note-one`,
    {
      cookie: ada.cookie,
      authorization: 'Bearer other',
      'content-type': 'application/json',
      'x-contentful-version': '7',
      'x-forwarded-for': '10.0.0.1',
      'x-other': 'value',
    },
    '{}',
  );
  const headers = Object.fromEntries(studio.received[0]?.headers ?? []);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-contentful-version': '7' });
  expect(headers.authorization).toMatch(/^Bearer CFPAT-/);
  for (const name of ['cookie', 'origin', 'x-forwarded-for', 'x-other'])
    expect(headers).not.toHaveProperty(name);
});

test('rejects bodies that are too large before forwarding them', async () => {
  const large = 'x'.repeat(4 * 1024 * 1024 + 1);
  const refused = await Promise.all([
    studio.request('PUT', `${ENTRIES}/note-one`, { cookie: ada.cookie }, large),
    studio.request(
      'PUT',
      `${ENTRIES}/note-one`,
      { cookie: ada.cookie, 'content-length': String(large.length) },
      large,
    ),
    studio.request('POST', '/presence', { cookie: ada.cookie }, large),
    studio.request('POST', '/sign-in', {}, large),
    studio.request(
      'POST',
      '/api/spaces/fixture/uploads',
      { cookie: ada.cookie, 'content-length': String(51 * 1024 * 1024) },
      'x',
    ),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([413, 413, 413, 413, 413]);
  expect(
    (await studio.request('POST', '/api/spaces/fixture/uploads', { cookie: ada.cookie }, 'x')).status,
  ).toBe(411);
  expect(studio.received).toEqual([]);
});

test('stops reading an endless body at the limit', async () => {
  const chunk = new Uint8Array(64 * 1024);
  for (const [method, path, allowed] of [
    ['PUT', `${ENTRIES}/note-one`, 4 * 1024 * 1024],
    ['POST', '/presence', 1024],
    ['POST', '/sign-in', 4 * 1024],
  ] as const) {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
    });
    const headers = { host: new URL(ORIGIN).host, origin: ORIGIN, cookie: ada.cookie };
    const init = { method, headers, body: endless, duplex: 'half' } as const;
    const response = await studio.app.request(new Request(`${ORIGIN}${path}`, init));
    expect([path, response.status]).toEqual([path, 413]);
    expect(sent).toBeLessThanOrEqual(allowed + 4 * chunk.length);
  }
  expect(studio.received).toEqual([]);
});

test('rejects a request with 100,000 parameters', async () => {
  const parameters = Array.from({ length: 100_000 }, (_, index) => `p${index}=1`).join('&');
  const response = await studio.request('GET', `${ENTRIES}?${parameters}`, { cookie: ada.cookie });
  expect(response.status).toBe(414);
  expect((await studio.request('GET', `/session?${parameters}`, { cookie: ada.cookie })).status).toBe(200);
  expect(
    (await studio.post('/sign-in', Object.fromEntries(parameters.split('&').map((one) => [one, '1']))))
      .status,
  ).toBe(413);
});

test('sends nosniff and a content policy without inline scripts on every response', async () => {
  for (const [path, headers] of [
    ['/', { cookie: ada.cookie }],
    ['/session', { cookie: ada.cookie }],
    ['/assets/main-1.js', { cookie: ada.cookie }],
    ['/events', { cookie: ada.cookie }],
    ['/pages?entry=note-one', { cookie: ada.cookie }],
    ['/preview?path=/en-us', { cookie: ada.cookie }],
    ['/images/nowhere.png', { cookie: ada.cookie }],
    [`${ENTRIES}?limit=1`, { cookie: ada.cookie }],
    ['/session', {}],
    ['/session', { cookie: ada.cookie, host: 'rebound.example' }],
    ['/sign-in', {}],
    ['/sign-in.js', {}],
    ['/nowhere.txt', {}],
    ['/health', {}],
  ] as const) {
    const response = await studio.request('GET', path, headers);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    // The site in the preview's frame reads the studio's origin from its referrer.
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(response.headers.get('cross-origin-embedder-policy')).toBeNull();
    await response.body?.cancel();
  }
});

test('redirects previews only to the site', async () => {
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '/en-us\n/x', ''])
    expect(
      (await studio.request('GET', `/preview?path=${encodeURIComponent(path)}`, { cookie: ada.cookie }))
        .status,
    ).toBe(400);
  const response = await studio.request('GET', '/preview?path=/en-us/products%3Fpage=2', {
    cookie: ada.cookie,
  });
  const location = new URL(response.headers.get('location') ?? '');
  expect([response.status, location.origin, location.pathname]).toEqual([303, SITE, '/api/preview']);
  expect(location.searchParams.get('path')).toBe('/en-us/products?page=2');
  const ticket = location.searchParams.get('ticket');
  // The site verifies the ticket, and its clock can be some seconds behind.
  for (const now of [Date.now(), Date.now() - 20_000])
    expect(isPreviewTicket(ticket, '/en-us/products?page=2', PREVIEW_SECRET, now)).toBe(true);
  expect(isPreviewTicket(ticket, '/en-us/account', PREVIEW_SECRET, Date.now())).toBe(false);
});
