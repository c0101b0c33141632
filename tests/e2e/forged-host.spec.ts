import { expect, test } from '@playwright/test';
import { sendRaw } from '../contract/server/http-client';
import { startSite, type SiteProcess } from './site-process';

const port = Number(process.env.PORT);
const HOST = `localhost:${port}`;

const FORGED_HOSTS = ['Host: evil.example', 'X-Forwarded-Host: evil.example'];
const FORGED = [
  'X-Forwarded-Proto: https',
  'X-Forwarded-Port: 6666',
  'X-Forwarded-Prefix: /evil',
  'X-Original-Url: /evil',
  'X-Rewrite-Url: /evil',
  'Forwarded: host=evil.example;proto=https',
];

interface Answer {
  head: string;
  body: string;
}

/** Sends the request target unchanged. An HTTP client would normalize it. */
async function send(to: number, target: string, headers: string[], method = 'GET'): Promise<Answer> {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers, ...FORGED, 'Connection: close'];
  const answer = await sendRaw(to, `${lines.join('\r\n')}\r\n\r\n`);
  const end = answer.indexOf('\r\n\r\n');
  return { head: answer.slice(0, end), body: answer.slice(end) };
}

const locationOf = ({ head }: Answer): string | undefined => /^location: (.*)$/im.exec(head)?.[1];

let other: SiteProcess;
test.beforeAll(async () => {
  other = await startSite({ ALLOWED_HOSTS: 'evil.example' });
});
test.afterAll(() => other.stop());

/** One site allows the forged host, the other only its own. Requests to both carry all forged headers. */
const SITES = [
  { what: 'its own host', to: () => port, hosts: [`Host: ${HOST}`] },
  { what: 'a forged host that is allowed', to: () => Number(new URL(other.url).port), hosts: FORGED_HOSTS },
];

for (const { what, to, hosts } of SITES)
  test.describe(`under ${what}`, () => {
    const request = (target: string, more: string[] = []) => send(to(), target, [...hosts, ...more]);
    /** The policy lists all allowed hosts, regardless of the request's host. */
    const withoutPolicy = ({ head, body }: Answer): string =>
      head.replace(/^content-security-policy: .*$/im, '') + body;

    // These pages read a query parameter or are not cached, so the headers could affect each response.
    for (const path of [
      '/en-us/search?q=degreaser',
      '/en-us/about-us?page=2',
      '/en-us/no-such-page',
      '/en-us',
    ])
      test(`${path} uses the site’s URL in its metadata, despite forged headers`, async () => {
        const answer = await request(path);
        expect(answer.head).toMatch(/^HTTP\/1\.1 (?:200|404) /);
        expect(withoutPolicy(answer)).not.toContain('evil');
        const urls = [
          ...answer.body.matchAll(/(?:rel="canonical" href|property="og:url" content)="([^"]*)"/g),
        ];
        expect(urls).toHaveLength(2);
        for (const [, url] of urls) expect(url?.startsWith(`http://localhost:${to()}`), url).toBe(true);
      });

    test('the sitemap and robots.txt use the site’s URL', async () => {
      for (const path of ['/sitemap.xml', '/robots.txt']) {
        const { body } = await request(path);
        expect(body).toContain(`http://localhost:${to()}`);
        expect(body).not.toContain('evil');
      }
    });

    for (const [target, location] of [
      ['/', '/en-us'],
      ['/EN-US/About-Us', '/en-us/about-us'],
      ['/en-us/home', '/en-us'],
      ['/en-us/about-us/', '/en-us/about-us'],
      ['/en-us/account', '/en-us/sign-in'],
      ['/api/members/reset?token=x', '/en-us/reset-password'],
      ['//OTHER.example/en-us', '/OTHER.example/en-us'],
      ['/\\OTHER.example', '/OTHER.example'],
    ] as const)
      test(`${target} redirects to ${location} on this site`, async () => {
        expect(locationOf(await request(target))).toBe(location);
      });

    test('returns 404 for an escaped URL of another site', async () => {
      const answer = await request('/%2f%2fOTHER.example');
      expect(answer.head).toMatch(/^HTTP\/1\.1 404 /);
      expect(locationOf(answer)).toBeUndefined();
    });

    test('preview cookies are secure regardless of the protocol that the request claims', async () => {
      const opening = `/api/preview?secret=${process.env.PREVIEW_SECRET}`;
      const answer = await request(opening, ['X-Forwarded-Proto: http']);
      expect(locationOf(answer)).toBe('/en-us');
      const cookies = [...answer.head.matchAll(/^set-cookie: (.*)$/gim)].map(([, cookie]) => cookie);
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) expect(cookie).toMatch(/; Secure; HttpOnly; SameSite=none$/);
    });
  });

// The site under test trusts one proxy, so it reads either header as if that proxy had sent it.
for (const hosts of [
  ['Host: evil.example'],
  [`Host: ${HOST}`, 'X-Forwarded-Host: evil.example'],
  FORGED_HOSTS,
])
  test(`redirects ${hosts.join(', ')} to the site, and refuses a form`, async () => {
    for (const target of [
      '/en-us',
      '/en-us/search?q=a%2Fb',
      '/_next/static/x.js',
      '/images/x.png',
      '//evil',
      '/',
    ]) {
      const answer = await send(port, target, hosts);
      expect(answer.head).toMatch(/^HTTP\/1\.1 308 /);
      expect(locationOf(answer)).toBe(`http://${HOST}${target}`);
      expect(answer.head).toMatch(/^cache-control: no-store$/im);
    }
    const posted = await send(port, '/api/forms/newsletter', hosts, 'POST');
    expect(posted.head).toMatch(/^HTTP\/1\.1 421 /);
    expect(posted.body).toContain(`Open the page there and try again.`);
    expect(posted.head + posted.body).not.toContain('evil');
    expect((await send(port, '/api/health/live', hosts)).head).toMatch(/^HTTP\/1\.1 200 /);
  });

test('refuses a request with two hosts, a malformed one or none', async () => {
  for (const hosts of [[`Host: ${HOST}`, 'Host: evil.example'], ['Host: evil.example/en-us'], ['Host:'], []])
    expect((await send(port, '/en-us', hosts)).head, hosts.join()).toMatch(/^HTTP\/1\.1 400 /);
  expect(await sendRaw(port, 'GET /en-us HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});
