import { refuse } from './request-limits';

const get = (url: string, more: Partial<Parameters<typeof refuse>[0]> = {}) =>
  refuse({ method: 'GET', url, headers: {}, ...more });
const parameters = (count: number, name: (index: number) => string): string =>
  `/en-us?${Array.from({ length: count }, (_, index) => `${name(index)}=1`).join('&')}`;

test.each([
  '/',
  '/en-us/brands/dawn?utm_source=mail&utm_campaign=50%',
  '/en-us/caf%C3%A9',
  '/_next/static/chunks/a.js',
  `/en-us?q=${'x'.repeat(4_000)}`,
  parameters(100, (index) => `p${index}`),
  parameters(20, () => 'brand'),
])('accepts %.60s', (url) => {
  expect(get(url)).toBeUndefined();
});

test.each([
  ['a long address', `/en-us?q=${'x'.repeat(4_100)}`, 414, 'url-length'],
  ['too many parameters', parameters(101, (index) => `p${index}`), 400, 'parameters'],
  ['a parameter repeated too often', parameters(21, () => 'a'), 400, 'repeated-parameter'],
  ['the same under two spellings', `${parameters(20, () => 'a')}&%61=1`, 400, 'repeated-parameter'],
  ['a bad escape', '/en-us/%E0%A4%A', 400, 'escape'],
  ['a zero byte', '/en-us/%00', 400, 'escape'],
  ['an address of another host', 'http://evil.example/en-us', 400, 'target'],
  ['no path', '*', 400, 'target'],
  ['an address of Next that the site does not use', '/_next/image?url=%2Fa.jpg', 404, 'internal-address'],
])('refuses %s', (_, url, status, reason) => {
  expect(get(url)).toMatchObject({ status, reason });
});

test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'CONNECT', 'PROPFIND'])(
  'refuses %s and lists the allowed methods',
  (method) => {
    expect(get('/api/consent', { method })).toMatchObject({
      status: 405,
      allow: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    });
    expect(get('/en-us', { method })).toMatchObject({ status: 405, allow: ['GET', 'HEAD'] });
  },
);

test.each(['application/x-form-state', 'application/x-www-form-urlencoded', 'text/plain;charset=UTF-8'])(
  'refuses a POST of %s to a page',
  (type) => {
    const headers = { 'content-type': type, 'x-own-request': 'key' };
    expect(get('/en-us/contact-us', { method: 'POST', headers })).toMatchObject({
      status: 405,
      allow: ['GET', 'HEAD'],
    });
  },
);

test('refuses upgrades and bodies with a large Content-Length', () => {
  expect(get('/en-us', { headers: { upgrade: 'websocket' } })).toMatchObject({
    status: 400,
    reason: 'upgrade',
  });
  const large = { method: 'POST', headers: { 'content-length': String(64 * 1024 * 1024) } };
  expect(get('/api/forms/contact', large)).toMatchObject({ status: 413, reason: 'body-length' });
});

test('refuses 6,500 repeated parameters in less time than it takes to parse them', () => {
  const query = 'a=1&'.repeat(6_500);
  const timed = (work: () => unknown): number => {
    const start = performance.now();
    for (let round = 0; round < 300; round += 1) expect(work()).toBeDefined();
    return performance.now() - start;
  };
  const parsed = timed(() => new URLSearchParams(query));
  expect(timed(() => get(`/en-us?${query}`))).toBeLessThan(parsed / 2);
});
