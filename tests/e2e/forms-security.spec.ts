import { request as httpRequest } from 'node:http';
import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { storedSubmissions, newAddress } from './forms';
import { test } from './without-pictures';

const CHALLENGED = z.object({ challenge: z.object({ timingToken: z.string() }) });

const address = (): string => `10.9.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`;

const fields = (email: string, more: Record<string, string> = {}): Record<string, string> => ({
  page: 'contact-us',
  shoppingFor: 'A business',
  firstName: 'Ada',
  lastName: 'Moreno',
  email,
  phone: '2025550143',
  city: 'Austin',
  state: 'Texas',
  zip: '78701',
  message: 'Hello',
  over18: 'on',
  ...more,
});

function post(
  request: APIRequestContext,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string>,
) {
  return request.post(path, { form, headers: { accept: 'application/json', ...headers }, maxRedirects: 0 });
}

test('refuses posts from other sites’ pages', async ({ request, baseURL }) => {
  const email = newAddress();
  const origins: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: baseURL ?? '', 'sec-fetch-site': 'cross-site' },
    {},
  ];
  for (const headers of origins) {
    for (const path of ['/api/forms/contact', '/api/forms/sign-in', '/api/members/sign-out']) {
      const response = await post(request, path, fields(email), headers);
      expect(response.status(), `${path} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
  expect(storedSubmissions(email)).toEqual([]);
});

test('challenges bots that are too fast or fill in the honeypot', async ({ request, baseURL }) => {
  const email = newAddress();
  const own = { origin: baseURL ?? '', 'x-forwarded-for': address() };
  const tooFast = await post(request, '/api/forms/contact', fields(email), own);
  expect(tooFast.status()).toBe(422);
  expect(await tooFast.json()).toMatchObject({
    challenge: { timingToken: expect.stringMatching(/^Fe26/) },
  });
  const forged = await post(
    request,
    '/api/forms/contact',
    fields(email, { timingToken: 'Fe26.2*forged' }),
    own,
  );
  expect(forged.status()).toBe(422);
  const trapped = await post(request, '/api/forms/contact', fields(email, { fax_number: '1' }), own);
  expect(trapped.status()).toBe(422);
  expect(storedSubmissions(email)).toEqual([]);
});

test('escapes SQL and HTML in every field', async ({ request, baseURL }) => {
  const nasty = `'); DROP TABLE submissions;--"><script>alert(1)</script>{{7*7}}`;
  const own = { origin: baseURL ?? '', 'x-forwarded-for': address() };
  const form = Object.fromEntries(Object.keys(fields('')).map((name) => [name, nasty]));
  const response = await request.post('/api/forms/contact', {
    form: { ...form, page: 'contact-us' },
    headers: { ...own, accept: 'text/html' },
  });
  expect(response.status()).toBe(422);
  expect(response.headers()['cache-control']).toContain('no-store');
  const html = await response.text();
  expect(html).toContain('There are');
  expect(html).not.toContain('<script>alert(1)</script>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('does not redirect to a missing or foreign page', async ({ request, baseURL }) => {
  const own = { origin: baseURL ?? '', 'x-forwarded-for': address(), accept: 'text/html' };
  for (const page of ['//evil.example', '../../etc/passwd', 'http://evil.example', 'no-such-page']) {
    const response = await request.post('/api/forms/contact', {
      form: { page },
      headers: own,
      maxRedirects: 0,
    });
    expect([404, 422]).toContain(response.status());
    expect(response.headers().location).toBeUndefined();
  }
  expect((await request.post('/api/forms/nonsense', { form: {}, headers: own })).status()).toBe(404);
});

test('refuses a body of 10 MB', async ({ request, baseURL }) => {
  const response = await request
    .post('/api/forms/contact', {
      form: fields(newAddress(), { message: 'x'.repeat(10 * 1024 * 1024) }),
      headers: { origin: baseURL ?? '', 'x-forwarded-for': address(), accept: 'application/json' },
      timeout: 30_000,
    })
    .then((answer) => answer.status())
    // The server may close the connection before it has read the whole body.
    .catch((error: Error) => (/EPIPE|ECONNRESET|socket hang up/.test(error.message) ? 413 : 0));
  expect(response).toBe(413);
});

test('refuses posts to a page, even with forged form state', async ({ request }) => {
  for (const type of ['application/x-www-form-urlencoded', 'text/plain;charset=UTF-8']) {
    const headers = { 'content-type': type, 'x-own-request': 'f'.repeat(64) };
    const response = await request.post('/en-us/contact-us', { data: 'forged', headers });
    expect([response.status(), response.headers().allow]).toEqual([405, 'GET, HEAD']);
  }
});

test('returns 408 for a body that takes too long', async ({ baseURL }) => {
  test.setTimeout(90_000);
  const url = new URL('/api/forms/contact', baseURL);
  const status = await new Promise<number>((resolve, reject) => {
    const slow = httpRequest(
      url,
      {
        method: 'POST',
        headers: {
          origin: url.origin,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': '5000',
        },
      },
      (response) => {
        clearInterval(drip);
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    const drip = setInterval(() => slow.write('a'), 500);
    slow.on('error', (error) => {
      clearInterval(drip);
      reject(error);
    });
  });
  expect(status).toBe(408);
});

test('rate-limits 1,000 attempts to sign in', async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  const own = { origin: baseURL ?? '', 'x-forwarded-for': address() };
  const counts = new Map<number, number>();
  for (let round = 0; round < 50; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(
          request,
          '/api/forms/sign-in',
          { page: 'sign-in', email: 'target@example.com', password: `guess-${round}-${index}` },
          own,
        ),
      ),
    );
    for (const answer of answers) counts.set(answer.status(), (counts.get(answer.status()) ?? 0) + 1);
  }
  expect(counts.get(401)).toBe(5);
  expect(counts.get(429)).toBe(995);
});

test('the response does not reveal whether an email address has an account', async ({ request, baseURL }) => {
  test.setTimeout(90_000);
  const own = (): Record<string, string> => ({ origin: baseURL ?? '', 'x-forwarded-for': address() });
  const registered = newAddress();
  const register = (timingToken: string) =>
    post(
      request,
      '/api/forms/registration',
      {
        page: 'user-registration',
        timingToken,
        firstName: 'Ada',
        lastName: 'Moreno',
        email: registered,
        confirmEmail: registered,
        password: 'mop-and-bucket-7',
        confirmPassword: 'mop-and-bucket-7',
        company: 'Harbor Grill',
        zip: '78701',
        businessType: 'Restaurant',
        affiliation: 'Independent',
        locations: '1-4',
        role: 'I decide',
        over18: 'on',
        represent: 'on',
      },
      own(),
    );
  const { challenge } = CHALLENGED.parse(await (await register('')).json());
  // The first registration is accepted once its token is old enough. Later ones find an existing account.
  const registrations: string[] = [];
  await expect
    .poll(async () => (await register(challenge.timingToken)).status(), { intervals: [500], timeout: 15_000 })
    .toBe(200);
  for (let time = 0; time < 2; time += 1)
    registrations.push(await (await register(challenge.timingToken)).text());
  expect(registrations[0]).toBe(registrations[1]);

  const getResponse = async (path: string, form: Record<string, string>): Promise<string> => {
    const response = await post(request, path, form, own());
    return `${response.status()} ${await response.text()}`;
  };
  const nobody = newAddress();
  const reset = (email: string) =>
    getResponse('/api/forms/forgotten-password', { page: 'forgotten-password', email }).then((text) =>
      // Each challenge has a new token.
      text.replace(/Fe26[^"]*/, ''),
    );
  expect(await reset(registered)).toBe(await reset(nobody));
  const guess = (email: string) =>
    getResponse('/api/forms/sign-in', { page: 'sign-in', email, password: 'not-it-at-all-1' });
  expect(await guess(registered)).toBe(await guess(nobody));
});
