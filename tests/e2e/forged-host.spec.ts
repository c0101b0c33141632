import { expect, test } from '@playwright/test';
import { sendRaw } from '../contract/server/listening';

const port = Number(process.env.PORT);
const SITE = `http://localhost:${port}`;

/** The headers by which a request could claim another address for the site. */
const FORGED = [
  'Host: evil.example',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: https',
  'X-Forwarded-Port: 6666',
  'X-Forwarded-Prefix: /evil',
  'X-Original-Url: /evil',
  'X-Rewrite-Url: /evil',
  'Forwarded: host=evil.example;proto=https',
].join('\r\n');

/** The head and the body of the answer to an address, written as it is, with forged headers. */
async function send(target: string, more = ''): Promise<{ head: string; body: string }> {
  const answer = await sendRaw(
    port,
    `GET ${target} HTTP/1.1\r\n${FORGED}\r\n${more}Connection: close\r\n\r\n`,
  );
  const end = answer.indexOf('\r\n\r\n');
  return { head: answer.slice(0, end), body: answer.slice(end) };
}

// With parameters that the page reads each is rendered for this request, so no cache hides what the headers do.
for (const path of ['/en-us/search?q=degreaser', '/en-us/about-us?page=2', '/en-us/no-such-page', '/en-us'])
  test(`${path} has the site’s address in its metadata, whatever the request claims`, async () => {
    const { head, body } = await send(path);
    expect(head).toMatch(/^HTTP\/1\.1 (?:200|404) /);
    expect(head + body).not.toContain('evil');
    const urls = [...body.matchAll(/(?:rel="canonical" href|property="og:url" content)="([^"]*)"/g)];
    expect(urls).toHaveLength(head.startsWith('HTTP/1.1 200') ? 2 : 0);
    for (const [, url] of urls) expect(url?.startsWith(SITE), url).toBe(true);
  });

test('feeds have the site’s address', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    const { body } = await send(path);
    expect(body).toContain(SITE);
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
  test(`${target} redirects to ${location}, on this site`, async () => {
    const { head } = await send(target);
    expect(/^location: (.*)$/im.exec(head)?.[1]).toBe(location);
  });

test('an escaped address of another site is missing', async () => {
  const { head } = await send('/%2f%2fOTHER.example');
  expect(head).toMatch(/^HTTP\/1\.1 404 /);
  expect(head).not.toMatch(/^location:/im);
});

test('a cookie of preview is as safe, whatever the request claims about its protocol', async () => {
  const opening = `/api/preview?secret=${process.env.PREVIEW_SECRET}`;
  const { head } = await send(opening, 'X-Forwarded-Proto: http\r\n');
  expect(/^location: (.*)$/im.exec(head)?.[1]).toBe('/en-us');
  const cookies = [...head.matchAll(/^set-cookie: (.*)$/gim)].map(([, cookie]) => cookie);
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure; HttpOnly; SameSite=none$/);
});
