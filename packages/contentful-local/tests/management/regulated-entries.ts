/** Entries with regulated fields, and the requests of the editors who write, approve and publish them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { signIn } from './editor-clients.ts';
import { MANAGED, SPACE, TOKEN, type Answer, type ManagedSpace } from './service.ts';

const symbol = (id: string) => ({ id, name: id, type: 'Symbol', localized: false, required: false });
const TYPE = {
  name: 'Safety data sheet',
  displayField: 'title',
  fields: ['title', 'signalWord', 'pictograms'].map(symbol),
};
const CREATED = z.object({ sys: z.looseObject({ id: z.string(), version: z.number() }) });
const TASK = CREATED.loose();
const USER = z.object({ sys: z.looseObject({ id: z.string() }) });

/** An editor, or the owner of the workspace's token. */
export interface Person {
  user: string;
  token: string;
}

export class RegulatedEntries {
  readonly space: ManagedSpace;

  private constructor(space: ManagedSpace) {
    this.space = space;
  }

  static async in(space: ManagedSpace): Promise<RegulatedEntries> {
    const type = CREATED.parse((await space.call('PUT', '/content_types/safetyDataSheet', TYPE)).body);
    const version = { 'x-contentful-version': String(type.sys.version) };
    await space.call('PUT', '/content_types/safetyDataSheet/published', undefined, version);
    return new RegulatedEntries(space);
  }

  person(name: string, role: string): Promise<Person> {
    return signIn(this.space, name, role);
  }

  get workspace(): Person {
    return { user: 'editor', token: TOKEN };
  }

  call(
    { token }: Person,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.space.call(method, path, body, { authorization: `Bearer ${token}`, ...headers });
  }

  /** Sends a request with the entity's latest version number. */
  async change(by: Person, method: string, path: string, body?: unknown, of = path): Promise<Answer> {
    const { sys } = CREATED.parse((await this.call(by, 'GET', of)).body);
    return this.call(by, method, path, body, { 'x-contentful-version': String(sys.version) });
  }

  async create(by: Person, signalWord = 'Danger'): Promise<string> {
    const answer = await this.call(
      by,
      'POST',
      '/entries',
      { fields: { title: { 'en-US': 'Spray' }, signalWord: { 'en-US': signalWord } } },
      { 'x-contentful-content-type': 'safetyDataSheet' },
    );
    return CREATED.parse(answer.body).sys.id;
  }

  async fill(by: Person, id: string, values: Record<string, string>): Promise<Answer> {
    const { fields } = MANAGED.parse((await this.call(by, 'GET', `/entries/${id}`)).body);
    const changed = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, { 'en-US': value }]),
    );
    return this.change(by, 'PUT', `/entries/${id}`, { fields: { ...fields, ...changed } });
  }

  /**
   * Requests an approval.
   * @returns the task's path
   */
  async request(by: Person, id: string, field = 'signalWord', of: Person = by): Promise<string> {
    const assignedTo = { sys: { type: 'Link', linkType: 'User', id: of.user } };
    const body = { body: 'Please approve', assignedTo, approves: [field] };
    const { sys } = TASK.parse((await this.call(by, 'POST', `/entries/${id}/tasks`, body)).body);
    return `/entries/${id}/tasks/${sys.id}`;
  }

  async task(by: Person, path: string, change: Record<string, unknown>): Promise<Answer> {
    const { body, status, assignedTo } = z
      .looseObject({ body: z.string(), status: z.string(), assignedTo: USER })
      .parse((await this.call(by, 'GET', path)).body);
    return this.change(by, 'PUT', path, { body, status, assignedTo, ...change });
  }

  approve(by: Person, path: string): Promise<Answer> {
    return this.task(by, path, { status: 'resolved' });
  }

  publish(by: Person, id: string, body?: unknown): Promise<Answer> {
    return this.change(by, 'PUT', `/entries/${id}/published`, body, `/entries/${id}`);
  }

  unpublish(by: Person, id: string): Promise<Answer> {
    return this.change(by, 'DELETE', `/entries/${id}/published`, undefined, `/entries/${id}`);
  }

  /** Polls an action until it is finished. */
  async finished(path: string): Promise<Answer> {
    const STATUS = z.object({ sys: z.looseObject({ status: z.string() }) });
    for (;;) {
      // In-process requests never yield to the event loop, so let it run once. A timer would be slower.
      await nextTurn();
      const answer = await this.space.call('GET', path);
      if (!/^(?:created|inProgress|scheduled)$/.test(STATUS.parse(answer.body).sys.status)) return answer;
    }
  }

  /**
   * Schedules a publish as soon as possible.
   * @returns the refusal, or the path of the action
   */
  async schedule(by: Person, settings: Record<string, unknown>): Promise<Answer | string> {
    const environment = { sys: { type: 'Link', linkType: 'Environment', id: 'master' } };
    // On a busy machine, the time can be in the past when the request arrives. Retry with a later time.
    for (let ms = 20; ; ms *= 2) {
      const datetime = new Date(Date.now() + ms).toISOString();
      const body = { action: 'publish', environment, scheduledFor: { datetime }, ...settings };
      const answer = await this.call(by, 'POST', `${SPACE}/scheduled_actions`, body);
      if (answer.status === 201)
        return `${SPACE}/scheduled_actions/${CREATED.parse(answer.body).sys.id}?environment.sys.id=master`;
      if (answer.status !== 422 || ms > 4_000) return answer;
    }
  }
}
