import { signRequest } from '@contentful/node-apps-toolkit/requests';
import { createCheckApp } from '../live-space/app.ts';
import type { Finding } from '../live-space/findings.ts';

const SECRET = 's'.repeat(64);
const PATH = '/spaces/cleanpro/environments/master/entries';
const FINDINGS: Finding[] = [
  {
    id: 'p',
    field: 'warnings',
    what: 'doesn’t include “a”',
    todo: 'add it',
    rule: 'hazards',
    entries: ['p', 'h'],
  },
  { id: 'other', what: 'has no text', todo: 'write one', entries: ['other'] },
];

const published: string[] = [];
let check = (): Promise<Finding[]> => Promise.resolve(FINDINGS);
const app = createCheckApp({
  spaceId: 'cleanpro',
  environmentId: 'master',
  mayRead: (token) => token === 'editor',
  secret: [SECRET, 'p'.repeat(64)],
  check: () => check(),
  onPublish: (id) => published.push(id),
});
beforeEach(() => {
  published.length = 0;
});

const read = (path: string, token = 'editor') =>
  app.request(path, { headers: { authorization: `Bearer ${token}` } });

test('returns the findings for an entry to an editor', async () => {
  const response = await read(`${PATH}/h`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const finding = {
    id: 'p',
    field: 'warnings',
    what: 'doesn’t include “a”',
    todo: 'add it',
    rule: 'hazards',
  };
  expect(await response.json()).toEqual({ total: 1, items: [finding] });
  expect(await (await read(`${PATH}/unknown`)).json()).toEqual({ total: 0, items: [] });
});

test.each([
  ['a token that is no editor’s', `${PATH}/p`, 'visitor', 401],
  ['another space', '/spaces/other/environments/master/entries/p', 'editor', 404],
  ['another environment', '/spaces/cleanpro/environments/staging/entries/p', 'editor', 404],
])('refuses %s', async (_name, path, token, status) => {
  expect((await read(path, token)).status).toBe(status);
  expect((await app.request(path)).status).toBe(401);
});

test('returns 502 if the content cannot be checked', async () => {
  check = () => Promise.reject(new Error('no answer'));
  expect((await read(`${PATH}/p`)).status).toBe(502);
  check = () => Promise.resolve(FINDINGS);
});

const link = (id: string) => ({ sys: { type: 'Link', id } });
const ENTRY = { id: 'p', type: 'Entry', space: link('cleanpro'), environment: link('master') };

/** Sends a webhook signed like Contentful's. */
function send(body: string, topic = 'ContentManagement.Entry.publish', secret = SECRET) {
  const headers = { 'X-Contentful-Topic': topic };
  const request = { method: 'POST' as const, path: '/published', headers, body };
  const signed = { ...headers, ...signRequest(secret, request, Date.now()) };
  return app.request('/published', { method: 'POST', headers: { ...signed }, body });
}

test.each([
  ['a publish', JSON.stringify({ sys: ENTRY }), undefined, undefined, 204, ['p']],
  ['one with the previous secret', JSON.stringify({ sys: ENTRY }), undefined, 'p'.repeat(64), 204, ['p']],
  ['one with another secret', JSON.stringify({ sys: ENTRY }), undefined, 'x'.repeat(64), 401, []],
  ['an unpublish', JSON.stringify({ sys: ENTRY }), 'ContentManagement.Entry.unpublish', undefined, 204, []],
  [
    'a publish in another environment',
    JSON.stringify({ sys: { ...ENTRY, environment: link('staging') } }),
    undefined,
    undefined,
    204,
    [],
  ],
  ['a body that is no JSON', 'publish', undefined, undefined, 204, []],
  ['a body that is too large', 'x'.repeat(3 * 1024 * 1024), undefined, undefined, 413, []],
])('responds to %s according to its signature', async (_name, body, topic, secret, status, ids) => {
  expect((await send(body, topic, secret)).status).toBe(status);
  expect(published).toEqual(ids);
});

test('refuses a webhook without a signature', async () => {
  const response = await app.request('/published', { method: 'POST', body: JSON.stringify({ sys: ENTRY }) });
  expect(response.status).toBe(401);
  expect(published).toEqual([]);
});
