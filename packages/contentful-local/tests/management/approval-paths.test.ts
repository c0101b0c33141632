/** Every way to publish, for every role, in every state of an approval (docs/services.md, "Editors"). */
import { z } from 'zod';
import { RegulatedEntries, type Person } from './regulated-entries.ts';
import { ManagedSpace, type Answer } from './service.ts';

let space: ManagedSpace;
let entries: RegulatedEntries;
let people: Record<'author' | 'publisher' | 'approver' | 'second' | 'workspace', Person>;

beforeAll(async () => {
  space = new ManagedSpace();
  entries = await RegulatedEntries.in(space);
  people = {
    author: await entries.person('Ada', 'author'),
    publisher: await entries.person('Paul', 'publisher'),
    approver: await entries.person('Una', 'approver'),
    second: await entries.person('Sue', 'approver'),
    workspace: entries.workspace,
  };
});
afterAll(() => space.close());

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
const CREATED = z.object({ sys: z.looseObject({ id: z.string() }) });
const idOf = ({ body }: Answer): string => CREATED.parse(body).sys.id;

async function versioned(id: string) {
  const { sys } = await space.read(`/entries/${id}`);
  return { sys: { ...link(id).sys, version: sys.version } };
}
const createRelease = async (id: string) =>
  idOf(
    await entries.call(people.workspace, 'POST', '/releases', {
      title: 'All',
      entities: { items: [link(id)] },
    }),
  );
async function scheduled(by: Person, settings: Record<string, unknown>): Promise<Answer> {
  const path = await entries.schedule(by, settings);
  return typeof path === 'string' ? entries.finished(path) : path;
}

/** Each function returns the refusal or the finished action. */
const PATHS: Record<string, (by: Person, id: string) => Promise<Answer>> = {
  'a publish': (by, id) => entries.publish(by, id),
  'a publish of locales': (by, id) => entries.publish(by, id, { add: { fields: { '*': ['en-US'] } } }),
  'an older bulk action': async (by, id) => {
    const body = { entities: { items: [await versioned(id)] } };
    const answer = await entries.call(by, 'POST', '/bulk_actions/publish', body);
    return answer.status === 201 ? entries.finished(`/bulk_actions/actions/${idOf(answer)}`) : answer;
  },
  'a bulk action with locales': async (by, id) => {
    const add = { fields: { '*': ['en-US', 'de-DE', 'fr-FR'] } };
    const body = { action: 'publish', entities: [{ entity: await versioned(id), add }] };
    const answer = await entries.call(by, 'POST', '/bulk_actions', body);
    return answer.status === 201 ? entries.finished(`/bulk_actions/${idOf(answer)}`) : answer;
  },
  'a release': async (by, id) => {
    const release = await createRelease(id);
    const answer = await entries.change(
      by,
      'PUT',
      `/releases/${release}/published`,
      undefined,
      `/releases/${release}`,
    );
    return answer.status === 202 ? entries.finished(`/releases/${release}/actions/${idOf(answer)}`) : answer;
  },
  'a schedule': (by, id) => scheduled(by, { entity: link(id) }),
  'a schedule with references': (by, id) =>
    scheduled(by, { entity: link(id), payload: { withReferences: {} } }),
  'a scheduled release': async (by, id) =>
    scheduled(by, { entity: link(await createRelease(id), 'Release') }),
};

interface State {
  /** Brings an entry of the publisher into this state. */
  reach: (id: string) => Promise<unknown>;
  /** Reason of the refusal; undefined when an editor may publish. */
  refusal?: RegExp;
}

async function approved(id: string, field = 'signalWord'): Promise<string> {
  const task = await entries.request(people.publisher, id, field);
  expect(await entries.approve(people.approver, task)).toMatchObject({ status: 200 });
  return task;
}
async function published(id: string): Promise<void> {
  await approved(id);
  expect(await entries.publish(people.publisher, id)).toMatchObject({ status: 200 });
}

const UNREQUESTED = /A second person must approve "signalWord" before it is published: ask an approver/;
const CHANGED = /"signalWord" .*: it was changed after its approval\. Ask an approver again/;
const USED = /"signalWord" .*: a publish used up its approval\. Ask an approver again/;

const STATES: Record<string, State> = {
  'never requested': { reach: async () => {}, refusal: UNREQUESTED },
  requested: { reach: (id) => entries.request(people.publisher, id), refusal: UNREQUESTED },
  'refused by the approver': {
    reach: async (id) => {
      const task = await entries.request(people.publisher, id);
      const body = 'Please approve\n\nRefused: no';
      expect(await entries.task(people.approver, task, { body })).toMatchObject({ status: 200 });
    },
    refusal: UNREQUESTED,
  },
  'resolved by who requested it': {
    reach: async (id) => {
      const task = await entries.request(people.approver, id);
      expect(await entries.approve(people.approver, task)).toMatchObject({
        status: 403,
        body: { details: { reasons: expect.stringContaining('You asked for this approval') } },
      });
    },
    refusal: UNREQUESTED,
  },
  'resolved by who may not approve': {
    reach: async (id) => {
      const task = await entries.request(people.publisher, id);
      expect(await entries.approve(people.author, task)).toMatchObject({ status: 403 });
    },
    refusal: UNREQUESTED,
  },
  approved: { reach: approved },
  'approved for another field': {
    reach: async (id) => {
      await entries.fill(people.publisher, id, { pictograms: 'GHS05' });
      await approved(id, 'pictograms');
    },
    refusal: UNREQUESTED,
  },
  'approved with another field to come': {
    reach: async (id) => {
      await entries.fill(people.publisher, id, { pictograms: 'GHS05' });
      await approved(id);
    },
    refusal: /"pictograms"/,
  },
  'approved, then another field changed': {
    reach: async (id) => {
      await approved(id);
      await entries.fill(people.author, id, { title: 'Foam' });
    },
  },
  'approved, then changed': {
    reach: async (id) => {
      await approved(id);
      await entries.fill(people.author, id, { signalWord: 'Harmless' });
    },
    refusal: CHANGED,
  },
  'approved, then changed and changed back': {
    reach: async (id) => {
      await approved(id);
      await entries.fill(people.author, id, { signalWord: 'Harmless' });
      await entries.fill(people.author, id, { signalWord: 'Danger' });
    },
    refusal: CHANGED,
  },
  'published, then withdrawn': {
    reach: async (id) => {
      await published(id);
      expect(await entries.unpublish(people.second, id)).toMatchObject({ status: 200 });
    },
    refusal: USED,
  },
  'published, withdrawn, archived and unarchived': {
    reach: async (id) => {
      await published(id);
      await entries.unpublish(people.second, id);
      const [archived, entry] = [`/entries/${id}/archived`, `/entries/${id}`];
      await entries.change(people.publisher, 'PUT', archived, undefined, entry);
      await entries.change(people.publisher, 'DELETE', archived, undefined, entry);
    },
    refusal: USED,
  },
  'published, replaced, and restored from its history': {
    reach: async (id) => {
      await published(id);
      await entries.fill(people.author, id, { signalWord: 'Warning' });
      await published(id);
      await entries.fill(people.publisher, id, { signalWord: 'Danger' });
    },
    refusal: CHANGED,
  },
  'published, withdrawn, and requested by its approver': {
    reach: async (id) => {
      await published(id);
      await entries.unpublish(people.second, id);
      const task = await entries.request(people.approver, id);
      expect(await entries.approve(people.approver, task)).toMatchObject({ status: 403 });
    },
    refusal: USED,
  },
  'a request from before the publish': {
    reach: async (id) => {
      const old = await entries.request(people.publisher, id);
      await published(id);
      await entries.unpublish(people.second, id);
      expect(await entries.approve(people.approver, old)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('ask for a new one') },
      });
    },
    refusal: USED,
  },
  'published, withdrawn and approved again': {
    reach: async (id) => {
      await published(id);
      await entries.unpublish(people.second, id);
      await approved(id);
    },
  },
  'approved, then published by the workspace and withdrawn': {
    reach: async (id) => {
      await approved(id);
      await entries.publish(people.workspace, id);
      await entries.unpublish(people.workspace, id);
    },
    refusal: USED,
  },
};

const ROLES = ['author', 'publisher', 'approver', 'workspace'] as const;
const NEEDS_PUBLISHER = /This needs the role publisher; yours is author/;

/** The publisher takes all paths in all states. All other roles take them in the decisive states only. */
const CELLS = Object.keys(PATHS).flatMap((path) =>
  ROLES.flatMap((role) =>
    Object.keys(STATES)
      .filter(
        (state) => role === 'publisher' || state === 'approved' || state === 'published, then withdrawn',
      )
      .map((state) => ({ path, role, state })),
  ),
);

test.each(CELLS)('$path by the $role: $state', async ({ path, role, state }) => {
  const id = await entries.create(people.publisher);
  const { reach, refusal } = STATES[state] ?? { reach: () => Promise.reject(new Error(state)) };
  await reach(id);
  const answer = await PATHS[path]?.(people[role], id);
  const text = JSON.stringify(answer).replaceAll('\\"', '"');
  const reason = role === 'author' ? NEEDS_PUBLISHER : refusal;
  const isRefused = role !== 'workspace' && reason !== undefined;
  expect(text).toMatch(isRefused ? reason : /^(?!.*"(?:errors|reasons|failed)")/);
  expect(space.store.current.published.entry(id) !== undefined).toBe(
    !isRefused || state.startsWith('published, replaced'),
  );
});

test('refuses to publish one locale of a field that was approved in all locales', async () => {
  const { publisher } = people;
  const id = await entries.create(publisher);
  const { fields } = await space.read(`/entries/${id}`);
  await entries.change(publisher, 'PUT', `/entries/${id}`, {
    fields: { ...fields, signalWord: { 'en-US': 'Danger', 'de-DE': 'Gefahr' } },
  });
  await approved(id);
  expect(await entries.publish(publisher, id, { add: { fields: { '*': ['en-US'] } } })).toMatchObject({
    status: 422,
    body: { details: { errors: [{ details: expect.stringContaining('Publish all locales') }] } },
  });
  expect(await entries.publish(publisher, id)).toMatchObject({ status: 200 });
});
