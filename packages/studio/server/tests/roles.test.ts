/**
 * Tests the permissions that the content service enforces for each role, independently of the studio's screen
 * (docs/services.md).
 */
import { ENVIRONMENT, ERROR, MANAGED, TOKEN } from '@cleanpro/contentful-local/tests/management/service';
import { Studio, type Browser } from './studio.ts';

const API = `/api${ENVIRONMENT}`;
const DENIED = [403, 'AccessDenied'];
const SHEET = {
  name: 'Safety data sheet',
  displayField: 'title',
  fields: ['title', 'signalWord'].map((id) => ({ id, name: id, type: 'Symbol' })),
};

let studio: Studio;
let author: Browser;
let publisher: Browser;
let approver: Browser;

beforeEach(async () => {
  studio = new Studio();
  await studio.start();
  author = await studio.signIn('Ada', 'author');
  publisher = await studio.signIn('Paul', 'publisher');
  approver = await studio.signIn('Una', 'approver');
});
afterEach(() => studio.close());

async function send(
  { cookie }: Browser,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const json = { cookie, 'content-type': 'application/json', ...headers };
  return studio.request(method, path, json, body === undefined ? undefined : JSON.stringify(body));
}

/** Returns the status of a response and, if it failed, the id of its error. */
async function refusal(response: Response): Promise<[number, string?]> {
  if (response.ok) return [response.status];
  return [response.status, ERROR.parse(await response.json()).sys.id];
}

async function versioned(browser: Browser, method: string, path: string, entry: string, body?: unknown) {
  const { sys } = MANAGED.parse(await (await send(browser, 'GET', `${API}/entries/${entry}`)).json());
  return send(browser, method, path, body, { 'x-contentful-version': String(sys.version) });
}

test.each([
  ['PUT', `${API}/entries/note-one/published`],
  ['DELETE', `${API}/entries/note-one/published`],
  ['PUT', `${API}/entries/note-one/archived`],
  ['POST', `${API}/releases`],
  ['PUT', `${API}/tags/new`],
  ['POST', '/api/spaces/fixture/scheduled_actions'],
])('an author cannot send %s %s', async (method, path) => {
  const before = studio.space.store.find('Entry', 'note-one');
  expect(await refusal(await send(author, method, path, {}))).toEqual(DENIED);
  expect(studio.space.store.find('Entry', 'note-one')).toEqual(before);
});

test.each([
  ['PUT', `${API}/content_types/note`],
  ['DELETE', `${API}/content_types/note/published`],
  ['POST', `${API}/locales`],
  ['GET', '/api/spaces/fixture/api_keys'],
  ['GET', '/api/spaces/fixture/webhook_definitions'],
  ['POST', '/api/spaces/fixture/roles'],
  ['PUT', '/api/spaces/fixture/environments/other'],
  ['PUT', '/api/spaces/fixture'],
  ['DELETE', '/api/spaces/fixture'],
])('no editor can send %s %s', async (method, path) => {
  for (const browser of [author, publisher, approver])
    expect(await refusal(await send(browser, method, path, method === 'GET' ? undefined : {}))).toEqual(
      DENIED,
    );
});

test('no editor can delete a published entry before it is unpublished', async () => {
  for (const browser of [author, publisher, approver])
    expect(await refusal(await send(browser, 'DELETE', `${API}/entries/note-one`))).toEqual([
      400,
      'BadRequest',
    ]);
  expect(studio.space.store.find('Entry', 'note-one')).toBeDefined();
});

test('an author can save, and a publisher can publish and unpublish', async () => {
  const path = `${API}/entries/note-one`;
  const fields = studio.space.store.find('Entry', 'note-one')?.fields;
  expect((await versioned(author, 'PUT', path, 'note-one', { fields })).status).toBe(200);
  expect((await versioned(publisher, 'PUT', `${path}/published`, 'note-one')).status).toBe(200);
  expect((await versioned(publisher, 'DELETE', `${path}/published`, 'note-one')).status).toBe(200);
});

test('publishes a regulated field once a second person has approved it', async () => {
  const workspace = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  const model = `${ENVIRONMENT}/content_types/safetyDataSheet`;
  await studio.space.app.request(model, { method: 'PUT', headers: workspace, body: JSON.stringify(SHEET) });
  const published = await studio.space.app.request(`${model}/published`, {
    method: 'PUT',
    headers: { ...workspace, 'x-contentful-version': '1' },
  });
  expect(published.status).toBe(200);

  const path = `${API}/entries/sheet`;
  const fields = { title: { 'en-US': 'Spray' }, signalWord: { 'en-US': 'Danger' } };
  const ofType = { 'x-contentful-content-type': 'safetyDataSheet' };
  expect((await send(approver, 'PUT', path, { fields }, ofType)).status).toBe(201);
  const early = await versioned(publisher, 'PUT', `${path}/published`, 'sheet');
  expect(await early.json()).toMatchObject({
    sys: { id: 'ValidationFailed' },
    details: { errors: [{ name: 'approval', path: ['fields', 'signalWord'] }] },
  });

  const second = await studio.signIn('Sue', 'approver');
  const assignedTo = { sys: { type: 'Link', linkType: 'User', id: second.user } };
  const task = { body: 'Please approve', status: 'active', assignedTo, approves: ['signalWord'] };
  const created = MANAGED.pick({ sys: true }).parse(
    await (await send(publisher, 'POST', `${path}/tasks`, task)).json(),
  );
  const resolve = (browser: Browser) =>
    send(
      browser,
      'PUT',
      `${path}/tasks/${created.sys.id}`,
      { ...task, status: 'resolved' },
      { 'x-contentful-version': String(created.sys.version) },
    );
  // Publishers cannot approve. The first approver made the change and therefore cannot approve it either.
  for (const browser of [publisher, approver]) expect(await refusal(await resolve(browser))).toEqual(DENIED);
  expect((await resolve(second)).status).toBe(200);
  expect((await versioned(publisher, 'PUT', `${path}/published`, 'sheet')).status).toBe(200);
});
