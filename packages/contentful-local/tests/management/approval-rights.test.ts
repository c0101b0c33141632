/** Editors cannot change what others wrote or decided, and nothing is published with revoked rights. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { RegulatedEntries, type Person } from './regulated-entries.ts';
import { ManagedSpace, SPACE, TOKEN, type Answer } from './service.ts';

const ID = z.object({ sys: z.looseObject({ id: z.string() }) });
const NAMES = ['author', 'publisher', 'approver', 'workspace'] as const;
type Name = (typeof NAMES)[number];

let space: ManagedSpace;
let entries: RegulatedEntries;
let people: Record<Name, Person>;

beforeEach(async () => {
  space = new ManagedSpace();
  entries = await RegulatedEntries.in(space);
  people = {
    author: await entries.person('Ada', 'author'),
    publisher: await entries.person('Paul', 'publisher'),
    approver: await entries.person('Una', 'approver'),
    workspace: entries.workspace,
  };
});
afterEach(() => space.close());

const comment = async (by: Name, path: string, parent?: string): Promise<string> => {
  const headers: Record<string, string> = parent === undefined ? {} : { 'x-contentful-parent-id': parent };
  const answer = await entries.call(people[by], 'POST', path, { body: `By the ${by}` }, headers);
  return `${path}/${ID.parse(answer.body).sys.id}`;
};

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'User', id } });
const edit = (by: Name, path: string) => entries.change(people[by], 'PUT', path, { body: 'Forged' });
const resolveComment = (by: Name, path: string) =>
  entries.change(people[by], 'PUT', path, { body: 'By the approver', status: 'resolved' });
const remove = (by: Name, path: string) => entries.change(people[by], 'DELETE', path);

interface Row {
  what: string;
  /** @returns the path of the record that `act` changes */
  prepare: (entry: string) => Promise<string>;
  act: (by: Name, path: string) => Promise<Answer>;
  allowed: readonly Name[];
}

const request = (entry: string) => entries.request(people.publisher, entry, 'signalWord', people.approver);
async function approved(entry: string): Promise<string> {
  const path = await request(entry);
  await entries.approve(people.approver, path);
  return path;
}
async function refused(entry: string): Promise<string> {
  const path = await request(entry);
  const assignedTo = link(people.publisher.user);
  await entries.task(people.approver, path, { body: 'Please approve\n\nRefused: no', assignedTo });
  return path;
}
const plain = async (entry: string): Promise<string> => {
  const body = { body: 'Look at this', assignedTo: link(people.author.user) };
  const answer = await entries.call(people.publisher, 'POST', `/entries/${entry}/tasks`, body);
  return `/entries/${entry}/tasks/${ID.parse(answer.body).sys.id}`;
};
const text = (body: string) => (by: Name, path: string) => entries.task(people[by], path, { body });
const assign = (by: Name, path: string) =>
  entries.task(people[by], path, { assignedTo: link(people.author.user) });
const status = (to: string) => (by: Name, path: string) => entries.task(people[by], path, { status: to });

const ofEntry = (entry: string): string => `/entries/${entry}/comments`;
const ROWS: readonly Row[] = [
  {
    what: 'edits a comment',
    prepare: (id) => comment('approver', ofEntry(id)),
    act: edit,
    allowed: ['approver', 'workspace'],
  },
  {
    what: 'edits a comment on a content type',
    prepare: () => comment('approver', '/content_types/note/comments'),
    act: edit,
    allowed: ['approver', 'workspace'],
  },
  {
    what: 'resolves a comment',
    prepare: (id) => comment('approver', ofEntry(id)),
    act: resolveComment,
    allowed: ['approver', 'workspace'],
  },
  {
    what: 'deletes a comment',
    prepare: (id) => comment('approver', ofEntry(id)),
    act: remove,
    allowed: ['approver', 'workspace'],
  },
  {
    what: 'deletes an own comment that the approver answered',
    prepare: async (id) => {
      const path = await comment('author', ofEntry(id));
      await comment('approver', ofEntry(id), path.split('/').at(-1));
      return path;
    },
    act: remove,
    allowed: ['workspace'],
  },
  { what: 'edits the text of a request', prepare: request, act: text('Forged'), allowed: ['workspace'] },
  {
    what: 'adds to the text of a request',
    prepare: request,
    act: text('Please approve\n\nRefused: no'),
    allowed: ['approver', 'workspace'],
  },
  {
    what: 'edits the text of a refusal',
    prepare: refused,
    act: text('Please approve'),
    allowed: ['workspace'],
  },
  {
    what: 'assigns a request',
    prepare: request,
    act: assign,
    allowed: ['publisher', 'approver', 'workspace'],
  },
  {
    what: 'gives an approval',
    prepare: request,
    act: status('resolved'),
    allowed: ['approver', 'workspace'],
  },
  { what: 'withdraws a request', prepare: request, act: remove, allowed: ['publisher', 'workspace'] },
  { what: 'edits the text of an approval', prepare: approved, act: text('Forged'), allowed: ['workspace'] },
  {
    what: 'adds to the text of an approval',
    prepare: approved,
    act: text('Please approve\n\nForged'),
    allowed: ['workspace'],
  },
  { what: 'assigns an approval', prepare: approved, act: assign, allowed: ['workspace'] },
  { what: 'takes an approval back', prepare: approved, act: status('active'), allowed: ['workspace'] },
  { what: 'deletes an approval', prepare: approved, act: remove, allowed: ['workspace'] },
  {
    what: 'edits the text of a task',
    prepare: plain,
    act: text('Forged'),
    allowed: ['publisher', 'workspace'],
  },
  {
    what: 'resolves a task',
    prepare: plain,
    act: status('resolved'),
    allowed: ['author', 'publisher', 'workspace'],
  },
  { what: 'deletes a task', prepare: plain, act: remove, allowed: ['publisher', 'workspace'] },
];

test.each(ROWS)('allows only $allowed: $what', async ({ prepare, act, allowed }) => {
  for (const name of NAMES) {
    const path = await prepare(await entries.create(people.publisher));
    const before = await entries.call(people.workspace, 'GET', path);
    const answer = await act(name, path);
    const after = await entries.call(people.workspace, 'GET', path);
    const isRefused = !allowed.includes(name);
    expect([name, answer.status === 403, isDeepStrictEqual(after, before)]).toEqual([
      name,
      isRefused,
      isRefused,
    ]);
  }
});

const organization = '/organizations/embedded';
async function invite(role: string): Promise<void> {
  const response = await space.app.request(`${organization}/invitations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ firstName: 'Paul', role }),
  });
  expect(response.status).toBe(201);
}
async function revoke(): Promise<void> {
  const response = await space.app.request(`${organization}/users/${people.publisher.user}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(response.status).toBe(204);
}

test.each([
  { change: 'keeps the role', act: () => Promise.resolve(), status: 'succeeded' },
  { change: 'became an approver', act: () => invite('approver'), status: 'succeeded' },
  { change: 'became an author', act: () => invite('author'), status: 'failed' },
  { change: 'was revoked', act: revoke, status: 'failed' },
])('an action scheduled by a publisher who $change ends up as $status', async ({ act, status: expected }) => {
  const id = await entries.create(people.publisher);
  await approved(id);
  const entity = { sys: { type: 'Link', linkType: 'Entry', id } };
  const environment = { sys: { type: 'Link', linkType: 'Environment', id: 'master' } };
  const datetime = new Date(Date.now() + 3_600_000).toISOString();
  const settings = { action: 'publish', entity, environment, scheduledFor: { datetime } };
  const scheduled = await entries.call(people.publisher, 'POST', `${SPACE}/scheduled_actions`, settings);
  const action = ID.parse(scheduled.body).sys.id;
  await act();
  // The action falls due while the service is stopped.
  const file = join(space.folder, 'management', 'scheduled_actions', `${action}.json`);
  const record = z.looseObject({}).parse(JSON.parse(readFileSync(file, 'utf8')));
  const past = { datetime: new Date(Date.now() - 1000).toISOString() };
  writeFileSync(file, JSON.stringify({ ...record, scheduledFor: past }));
  space.restart();
  const answer = await space.call('GET', `${SPACE}/scheduled_actions/${action}?environment.sys.id=master`);
  expect(answer.body).toMatchObject({ sys: { status: expected } });
  expect(space.store.current.published.entry(id) !== undefined).toBe(expected === 'succeeded');
  expect(/schedule it again/.test(JSON.stringify(answer.body))).toBe(expected === 'failed');
});

test('publishes and consumes the approval in one write', async () => {
  const id = await entries.create(people.publisher);
  await approved(id);
  const tasks = join(space.folder, 'management', 'tasks');
  const records = () => readdirSync(tasks).map((name) => readFileSync(join(tasks, name), 'utf8'));
  const before = records();
  const copy = `${space.folder}-before`;
  cpSync(space.folder, copy, { recursive: true });
  expect(await entries.publish(people.publisher, id)).toMatchObject({ status: 200 });
  expect(records()).toEqual(before);

  // If the process crashes before the write, the approval still holds, and the publish can be repeated.
  cpSync(copy, space.folder, { recursive: true });
  space.restart();
  expect(await entries.publish(people.publisher, id)).toMatchObject({ status: 200 });
  // If the process crashes after the write, the approval is used up.
  space.restart();
  await entries.unpublish(people.publisher, id);
  expect(await entries.publish(people.publisher, id)).toMatchObject({ status: 422 });
});
