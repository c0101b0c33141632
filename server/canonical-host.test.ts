import * as fc from 'fast-check';
import { hostCheck, type HostSettings } from './canonical-host';

const SITE = 'https://www.example.com';
const PUBLIC: HostSettings = { origins: [SITE], servesPrivateHosts: false, trustedProxies: 0 };
const SETTINGS = {
  public: PUBLIC,
  further: { ...PUBLIC, origins: [SITE, 'https://m.example.com', 'https://origin.example.net:8080'] },
  proxied: { ...PUBLIC, trustedProxies: 1 },
  'behind two': { ...PUBLIC, trustedProxies: 2 },
  private: { origins: ['http://localhost:3000'], servesPrivateHosts: true, trustedProxies: 0 },
} satisfies Record<string, HostSettings>;
type Setting = keyof typeof SETTINGS;

interface Sent {
  method?: string;
  url?: string;
  headers?: Record<string, string>;
}

function outcome(setting: HostSettings, { method = 'GET', url = '/en-us', headers = {} }: Sent) {
  const refusal = hostCheck(setting)({ method, url, headers });
  return refusal && (refusal.location ?? refusal.status);
}
const opened = (setting: Setting, headers: Record<string, string>, method = 'GET') =>
  outcome(SETTINGS[setting], { method, headers });

const AWAY = `${SITE}/en-us`;

test.each<[Setting, string, string | number | undefined, number | undefined]>([
  ['public', 'www.example.com', undefined, undefined],
  ['public', 'WWW.EXAMPLE.COM', undefined, undefined],
  ['public', 'www.example.com:443', undefined, undefined],
  ['public', 'www.example.com:8443', AWAY, 421],
  ['public', 'example.com', AWAY, 421],
  ['public', 'www.example.com.', AWAY, 421],
  ['public', 'www.example.com.evil.example', AWAY, 421],
  ['public', 'localhost:3000', AWAY, 421],
  ['public', '127.0.0.1:3000', AWAY, 421],
  ['public', '[::1]:3000', AWAY, 421],
  ['public', '192.0.2.1', AWAY, 421],
  ['public', 'm.example.com', AWAY, 421],
  ['further', 'm.example.com', undefined, undefined],
  ['further', 'origin.example.net:8080', undefined, undefined],
  ['further', 'origin.example.net', AWAY, 421],
  ['private', 'localhost:3000', undefined, undefined],
  ['private', 'localhost:9999', undefined, undefined],
  ['private', '127.0.0.1:3000', undefined, undefined],
  ['private', '127.1', undefined, undefined],
  ['private', '0.0.0.0:3000', undefined, undefined],
  ['private', '192.168.1.20:3000', undefined, undefined],
  ['private', '10.1.2.3', undefined, undefined],
  ['private', '172.16.0.1', undefined, undefined],
  ['private', '100.64.0.1', undefined, undefined],
  ['private', '[::1]:3000', undefined, undefined],
  ['private', '[fd00::1]', undefined, undefined],
  ['private', '[fe80::1]', undefined, undefined],
  ['private', '[::ffff:192.168.0.1]', undefined, undefined],
  ['private', 'my-machine:3000', undefined, undefined],
  ['private', 'my_machine', undefined, undefined],
  ['private', 'my-machine.local:3000', undefined, undefined],
  ['private', 'site.localhost', undefined, undefined],
  ['private', 'host.docker.internal', undefined, undefined],
  ['private', '172.32.0.1', 421, 421],
  ['private', '8.8.8.8', 421, 421],
  ['private', '[2001:4860::1]', 421, 421],
  ['private', 'rebound.example:3000', 421, 421],
  ['private', 'local', undefined, undefined],
  ['private', 'notlocal.example.com', 421, 421],
  ['private', '127.0.0.1.evil.example', 421, 421],
])('with setting "%s", checks host %s', (setting, host, read, write) => {
  for (const method of ['GET', 'HEAD']) expect(opened(setting, { host }, method)).toBe(read);
  for (const method of ['POST', 'OPTIONS']) expect(opened(setting, { host }, method)).toBe(write);
});

test.each([
  '',
  ' ',
  'a b',
  'a/b',
  'a@b',
  'user@www.example.com',
  'a:b',
  'a:99999',
  'a:',
  '[::1',
  '::1',
  'http://www.example.com',
  'www.example.com/',
  'www.example.com#',
  'www.example.com, evil.example',
  'é.example',
  '999.1.1.1',
])('refuses the malformed host %j, regardless of the settings', (host) => {
  for (const setting of Object.values(SETTINGS))
    for (const method of ['GET', 'POST']) expect(outcome(setting, { method, headers: { host } })).toBe(400);
});

test('refuses a missing host and duplicate hosts', () => {
  for (const setting of Object.values(SETTINGS)) {
    expect(outcome(setting, {})).toBe(400);
    const [host = ''] = setting.origins.map((origin) => new URL(origin).host);
    // The server joins duplicate headers with a comma.
    for (const hosts of [`${host}, evil.example`, `evil.example, ${host}`, `${host}, ${host}`])
      for (const forwarded of [undefined, host])
        expect(
          outcome(setting, { headers: { host: hosts, ...(forwarded && { 'x-forwarded-host': forwarded }) } }),
        ).toBe(400);
  }
});

test.each<[Setting, string, string, string | number | undefined]>([
  // Without a trusted proxy, anyone may have written the header.
  ['public', 'www.example.com', 'evil.example', undefined],
  ['public', 'evil.example', 'www.example.com', AWAY],
  ['proxied', 'origin.internal', 'www.example.com', undefined],
  ['proxied', 'www.example.com', 'alias.example', AWAY],
  ['proxied', 'www.example.com', 'evil.example, www.example.com', undefined],
  ['proxied', 'www.example.com', 'www.example.com, evil.example', AWAY],
  ['proxied', 'www.example.com', '', 400],
  ['proxied', 'www.example.com', 'a b', 400],
  ['behind two', 'origin.internal', 'www.example.com, cdn.example', undefined],
  ['behind two', 'origin.internal', 'evil.example,www.example.com , cdn.example', undefined],
  ['behind two', 'origin.internal', 'www.example.com', undefined],
  ['behind two', 'origin.internal', 'alias.example, www.example.com', AWAY],
])('with setting "%s", checks Host %s with X-Forwarded-Host %j', (setting, host, forwarded, expected) => {
  expect(opened(setting, { host, 'x-forwarded-host': forwarded })).toBe(expected);
});

test('falls back to Host if a trusted proxy sends no X-Forwarded-Host', () => {
  expect(opened('proxied', { host: 'www.example.com' })).toBeUndefined();
  expect(opened('proxied', { host: 'alias.example' })).toBe(AWAY);
});

const ANY_HOST: Record<string, string>[] = [{}, { host: 'evil.example' }, { host: 'a b' }];

test('accepts health checks and signed webhooks with any host', () => {
  for (const setting of Object.values(SETTINGS))
    for (const headers of [...ANY_HOST, { host: 'site:3000' }]) {
      for (const url of ['/api/health/live', '/api/health/ready'])
        for (const method of ['GET', 'HEAD'])
          expect(outcome(setting, { method, url, headers })).toBeUndefined();
      for (const url of ['/api/revalidate', '/api/revalidate/reviews'])
        expect(outcome(setting, { method: 'POST', url, headers })).toBeUndefined();
    }
});

test('checks the host for paths that only begin like health checks and webhooks', () => {
  for (const setting of Object.values(SETTINGS))
    for (const headers of ANY_HOST)
      for (const url of ['/api/revalidated', '/api/health/liver', '/api/health/live?a=1'])
        expect(outcome(setting, { url, headers })).toBeDefined();
});

test.each([
  '/',
  '/en-us?a=1&b=%2F',
  '//evil.example/x',
  '/\\evil.example',
  '/@evil.example',
  '/.evil.example',
])('redirects %s to the same path on the site', (url) => {
  const location = outcome(PUBLIC, { url, headers: { host: 'other.example' } });
  expect(location).toBe(SITE + url);
  expect(new URL(String(location)).origin).toBe(SITE);
});

test('never redirects to a host from the request, no matter what the headers are', () => {
  const header = fc.oneof(
    fc.string(),
    fc.domain(),
    fc.ipV4(),
    fc.ipV6().map((address) => `[${address}]`),
    fc.webAuthority({ withPort: true, withUserInfo: true }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(SETTINGS)),
      header,
      fc.option(header, { nil: undefined }),
      fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS'),
      (setting, host, forwarded, method) => {
        const headers = { host, ...(forwarded !== undefined && { 'x-forwarded-host': forwarded }) };
        const result = outcome(setting, { method, headers });
        expect([undefined, 400, 421, AWAY]).toContain(result);
      },
    ),
  );
});
