/** Editing through the studio's server: entries, uploads, events, presence, pages (docs/services.md, "Studio"). */
import { z } from 'zod';
import { ENVIRONMENT, MANAGED } from '@cleanpro/contentful-local/tests/management/service';
import { Studio, type Browser } from './studio.ts';

let studio: Studio;
let ada: Browser;
let paul: Browser;
const ENTRIES = `/api${ENVIRONMENT}/entries`;

beforeEach(async () => {
  studio = new Studio();
  await studio.start();
  ada = await studio.signIn('Ada', 'author');
  paul = await studio.signIn('Paul', 'publisher');
});
afterEach(() => studio.close());

async function save({ cookie }: Browser, id: string): Promise<number> {
  const entry = MANAGED.parse(await (await studio.request('GET', `${ENTRIES}/${id}`, { cookie })).json());
  const headers = {
    cookie,
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-version': String(entry.sys.version),
  };
  const saved = await studio.request(
    'PUT',
    `${ENTRIES}/${id}`,
    headers,
    JSON.stringify({ fields: entry.fields }),
  );
  return MANAGED.parse(await saved.json()).sys.version;
}

/** Opens an event stream and returns the first event that matches. @param once runs when the stream is open */
async function eventually(
  { cookie }: Browser,
  matches: (event: unknown) => boolean,
  once?: () => Promise<unknown>,
) {
  const response = await studio.request('GET', '/events', { cookie });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader?.read())?.value ?? '';
  await once?.();
  for (;;) {
    for (const [, data = ''] of text.matchAll(/^data: (.+)$/gm)) {
      const event: unknown = JSON.parse(data);
      if (!matches(event)) continue;
      await reader?.cancel();
      return event;
    }
    const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) throw new Error(`No such event in ${text}`);
    text += value ?? '';
  }
}

test('saves and publishes an entry as the signed-in editor', async () => {
  const version = await save(ada, 'note-one');
  const published = await studio.request('PUT', `${ENTRIES}/note-one/published`, {
    cookie: paul.cookie,
    'x-contentful-version': String(version),
  });
  const { sys } = MANAGED.parse(await published.json());
  expect(sys).toMatchObject({
    updatedBy: { sys: { id: paul.user } },
    publishedBy: { sys: { id: paul.user } },
  });
  expect(published.headers.get('content-type')).toBe('application/vnd.contentful.management.v1+json');
});

test('returns the same conflict error as the management API', async () => {
  const headers = { cookie: ada.cookie, 'x-contentful-version': '99', 'content-type': 'application/json' };
  const response = await studio.request('PUT', `${ENTRIES}/note-one`, headers, '{"fields":{}}');
  expect(await response.json()).toMatchObject({ sys: { id: 'VersionMismatch' } });
  expect(response.status).toBe(409);
});

test('uploads a file', async () => {
  const headers = { cookie: ada.cookie, 'content-type': 'application/octet-stream', 'content-length': '4' };
  const response = await studio.request('POST', '/api/spaces/fixture/uploads', headers, 'text');
  expect([response.status, await response.json()]).toMatchObject([201, { sys: { type: 'Upload' } }]);
});

test('notifies other editors about a change and its author', async () => {
  let version = 0;
  const isChange = (event: unknown) => z.object({ type: z.literal('changed') }).safeParse(event).success;
  const event = await eventually(paul, isChange, async () => {
    // The first poll only records the current state, so save until the second one.
    while (!studio.received.some(({ url }) => url.includes('order=sys.updatedAt')))
      await save(ada, 'note-two');
    version = await save(ada, 'note-one');
  });
  expect(event).toMatchObject({ type: 'changed', entity: 'Entry', by: ada.user });
  expect(version).toBeGreaterThan(0);
});

test('tells all editors who has an entry open', async () => {
  const open = (browser: Browser, entryId: string | null) =>
    studio.request('POST', '/presence', { cookie: browser.cookie }, JSON.stringify({ entryId }));
  expect((await open(ada, 'note-one')).status).toBe(204);
  const editors = [{ id: ada.user, name: 'Ada' }];
  const shows = (expected: unknown[]) => (event: unknown) =>
    JSON.stringify(event) === JSON.stringify({ type: 'presence', entryId: 'note-one', editors: expected });
  await eventually(paul, shows(editors));
  await eventually(ada, shows([...editors, { id: paul.user, name: 'Paul' }]), () => open(paul, 'note-one'));
  await eventually(paul, shows([{ id: paul.user, name: 'Paul' }]), () => open(ada, null));
  expect(
    (await studio.request('POST', '/presence', { cookie: ada.cookie }, '{"entryId": "../x"}')).status,
  ).toBe(400);
});

test('finds the pages that display an entry', async () => {
  const { cookie } = ada;
  const response = await studio.request('GET', '/pages?entry=note-one', { cookie });
  expect([response.status, Array.isArray(await response.json())]).toEqual([200, true]);
  expect((await studio.request('GET', '/pages?entry=nobody', { cookie })).status).toBe(404);
  expect((await studio.request('GET', '/pages?entry=a/b', { cookie })).status).toBe(400);
});

test("returns an entry's findings from the content check, without rule ids", async () => {
  const { cookie } = ada;
  const finding = { id: 'note-two', field: 'text', what: 'names no dose', todo: 'embed it' };
  studio.checked = { total: 1, items: [{ ...finding, rule: 'dosing' }] };
  const response = await studio.request('GET', '/findings?entry=note-one', { cookie });
  expect([response.status, await response.json()]).toEqual([200, [finding]]);
  const passed = studio.received.find(({ url }) => url.includes('/check/'));
  expect(new URL(passed?.url ?? '').pathname).toBe(`/check${ENVIRONMENT}/entries/note-one`);
  expect(passed?.headers.get('authorization')).toMatch(/^Bearer CFPAT-/);
  expect(passed?.headers.get('cookie')).toBeNull();
  expect((await studio.request('GET', '/findings?entry=a/b', { cookie })).status).toBe(400);
});

test.each([
  ['there is no content check', undefined],
  ['its answer is no list', { message: 'Nothing' }],
])('reports no findings if %s', async (_name, checked) => {
  studio.checked = checked;
  const response = await studio.request('GET', '/findings?entry=note-one', { cookie: ada.cookie });
  expect([response.status, await response.json()]).toEqual([200, []]);
});
