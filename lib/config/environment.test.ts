import { parseSiteConfig, siteConfigProblems } from './environment';
import { SITE_SECRETS } from '../../tests/fixtures/site-secrets';

test('defaults to the embedded services', () => {
  expect(parseSiteConfig({ ...SITE_SECRETS, SERVICES_PORT: '4999' })).toMatchObject({
    SITE_URL: 'http://localhost:3000',
    CONTENTFUL_GRAPHQL_URL: 'http://127.0.0.1:4999/content/v1/spaces/cleanpro/environments/master',
    CONTENTFUL_CDN_HOST: 'http://127.0.0.1:4999/cdn',
    CONTENT_MAX_AGE: 60,
    telemetry: { trackUrl: 'http://127.0.0.1:4999/telemetry/v2/track' },
  });
});

test('supports embedded services on a separate host', () => {
  expect(parseSiteConfig({ ...SITE_SECRETS, SERVICES_HOST: 'services' })).toMatchObject({
    CONTENTFUL_CDN_HOST: 'http://services:4100/cdn',
    REVIEWS_URL: 'http://services:4100/reviews',
    telemetry: { trackUrl: 'http://services:4100/telemetry/v2/track' },
  });
});

test('listens on all addresses by default, or only on the configured one', () => {
  expect(parseSiteConfig({ ...SITE_SECRETS, LISTEN_HOST: '' }).LISTEN_HOST).toBeUndefined();
  expect(parseSiteConfig({ ...SITE_SECRETS, LISTEN_HOST: '127.0.0.1' }).LISTEN_HOST).toBe('127.0.0.1');
  expect(siteConfigProblems({ ...SITE_SECRETS, LISTEN_HOST: '127.0.0.1:3001' })).toEqual([
    'LISTEN_HOST, the address at which the site listens, is "127.0.0.1:3001": it must be a host name or an IPv4 address of this machine.',
  ]);
});

test('allows the configured hosts, with the scheme of the site URL', () => {
  const SITE_URL = 'https://www.example.com/';
  expect(parseSiteConfig({ ...SITE_SECRETS, SITE_URL })).toMatchObject({
    origins: ['https://www.example.com'],
    servesPrivateHosts: false,
  });
  const ALLOWED_HOSTS = 'M.example.com www.example.com:443 [::1]:8080 origin:80';
  expect(parseSiteConfig({ ...SITE_SECRETS, SITE_URL, ALLOWED_HOSTS }).origins).toEqual([
    'https://www.example.com',
    'https://m.example.com',
    'https://[::1]:8080',
    'https://origin:80',
  ]);
});

test('allows any private host if no site URL is configured', () => {
  for (const SITE_URL of [undefined, ''])
    expect(parseSiteConfig({ ...SITE_SECRETS, SITE_URL, PORT: '3100' })).toMatchObject({
      origins: ['http://localhost:3100'],
      servesPrivateHosts: true,
    });
});

test.each([
  'https://m.example.com',
  'm.example.com/x',
  'm.example.com,origin.example.com',
  'm.example.com:99999',
  "m.example.com 'unsafe-inline'",
  '*.example.com',
  'm.example.com;',
  Array.from({ length: 11 }, (_, index) => `m${index}.example.com`).join(' '),
])('rejects %s as a host list', (ALLOWED_HOSTS) => {
  const [problem] = siteConfigProblems({ ...SITE_SECRETS, ALLOWED_HOSTS });
  expect(problem).toMatch(/^ALLOWED_HOSTS, .* it must be up to 10 hosts/);
});

test('turns the review preload off by default', () => {
  expect(parseSiteConfig({ NODE_ENV: 'test', ...SITE_SECRETS }).REVIEWS_PRELOAD).toBe('off');
});

test('adds https to a host without a scheme', () => {
  expect(
    parseSiteConfig({ ...SITE_SECRETS, CONTENTFUL_CDN_HOST: 'cdn.contentful.com' }).CONTENTFUL_CDN_HOST,
  ).toBe('https://cdn.contentful.com');
});

test.each([
  ['PORT', 'abc', /^PORT, the port of the site, is "abc": it must be a number from 1 to 65535\.$/],
  ['SITE_URL', 'ftp://x', /^SITE_URL, .*, is "ftp:\/\/x": it must be an http or https address/],
  [
    'CONTENTFUL_CDN_HOST',
    'a b',
    /^CONTENTFUL_CDN_HOST, .*, is "a b": it must be a host such as cdn\.contentful\.com/,
  ],
  [
    'REVALIDATE_SECRET',
    'short',
    /^REVALIDATE_SECRET, .*, is 5 characters long: it must be exactly 64 characters\.$/,
  ],
  ['PREVIEW_SECRET', '', /^PREVIEW_SECRET, the secret that opens previews, is missing: it must be 32/],
  ['CONTENT_MAX_AGE', '0', /^CONTENT_MAX_AGE, .*, is "0": it must be a number from 1 to 86400/],
  [
    'APPLICATIONINSIGHTS_CONNECTION_STRING',
    'InstrumentationKey=x',
    /, where telemetry is sent, is 20 characters long/,
  ],
  ['GTM_ID', 'UA-1', /^GTM_ID, the container of the tag manager, is "UA-1": it must be GTM-/],
  ['TAG_HOSTS', "https://a.example 'unsafe-eval'", /^TAG_HOSTS, .* it must be https origins/],
  ['CONSENT_MODE', 'none', /^CONSENT_MODE, .* it must be opt-out .* or opt-in/],
  ['CONSENT_MANAGER_URL', 'http://x.example', /^CONSENT_MANAGER_URL, .* it must be an https address/],
  ['CONSENT_MANAGER_OPEN', 'alert(1)', /^CONSENT_MANAGER_OPEN, .* it must be the name of a global function/],
  ['REDIS_URL', 'http://x', /^REDIS_URL, .*, is 8 characters long: it must be a redis or rediss address/],
  ['BRAND_CODE', 'a b', /^BRAND_CODE, the brand label of telemetry, is "a b": it must be letters/],
])('explains in a sentence why %s=%s is invalid', (name, value, sentence) => {
  const problems = siteConfigProblems({ ...SITE_SECRETS, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(sentence);
});

test('never includes a secret in an error message', () => {
  expect(siteConfigProblems({ ...SITE_SECRETS, PREVIEW_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
});

test('a CDN requires a purge URL, and a token unless it is Varnish', () => {
  const problems = (more: Record<string, string>): string[] =>
    siteConfigProblems({ ...SITE_SECRETS, ...more });
  expect(problems({ CDN: 'akamai' })[0]).toBe(
    'CDN, the CDN in front of the site, is "akamai": it must be fastly, cloudflare or varnish.',
  );
  expect(problems({ CDN: 'varnish' })).toHaveLength(1);
  expect(problems({ CDN: 'varnish' })[0]).toMatch(/^CDN_PURGE_URL, .*, is missing: it must be set if CDN is/);
  const address = { CDN_PURGE_URL: 'https://api.fastly.com/service/1/purge' };
  expect(problems({ CDN: 'fastly', ...address })[0]).toMatch(/^CDN_PURGE_TOKEN, .*, is missing/);
  expect(problems({ CDN: 'fastly', CDN_PURGE_TOKEN: 't'.repeat(16), ...address })).toEqual([]);
  const two = { CDN: 'varnish', CDN_PURGE_URL: 'http://10.0.0.1:6081 http://10.0.0.2:6081' };
  expect(parseSiteConfig({ ...SITE_SECRETS, ...two }).cdn?.urls).toHaveLength(2);
  expect(parseSiteConfig(SITE_SECRETS).cdn).toBeUndefined();
});

test('turns telemetry off for "off", and otherwise follows the connection string', () => {
  const telemetryOf = (value: string) =>
    parseSiteConfig({ ...SITE_SECRETS, APPLICATIONINSIGHTS_CONNECTION_STRING: value }).telemetry;
  expect(telemetryOf('off')).toBeUndefined();
  const key = '0a1b2c3d-0000-4000-8000-00000000abcd';
  expect(
    telemetryOf(`InstrumentationKey=${key};IngestionEndpoint=https://eu.example.com/;LiveEndpoint=x`),
  ).toEqual({
    instrumentationKey: key,
    trackUrl: 'https://eu.example.com/v2/track',
  });
  expect(telemetryOf(`InstrumentationKey=${key}`)?.trackUrl).toMatch(/^https:\/\/.*\/v2\/track$/);
});
