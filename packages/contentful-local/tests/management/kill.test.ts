import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { loadSpace } from '../../space/load.ts';
import { FIXTURE } from '../graphql/service.ts';
import { startContentServices, type RunningServices } from './tools/running-services.ts';

const WRITES = process.env.LONG_TESTS ? 5_000 : 1_000;
/** Many times the duration of the writes on a busy machine. */
const TIMEOUT_MS = WRITES * 400;
const CLIENTS = 8;
const KILL_EVERY = process.env.LONG_TESTS ? 100 : 150;
const NAMES = { spaceId: 'fixture', environmentId: 'master' };
const MAX_ATTEMPTS = 600;
const PAUSE_MS = 20;

const ENTRY = z.object({
  sys: z.object({ id: z.string(), version: z.number() }),
  fields: z.object({ headline: z.object({ 'en-US': z.string() }) }),
});
type Entry = z.infer<typeof ENTRY>;

let services: RunningServices;
beforeAll(async () => {
  services = await startContentServices(FIXTURE, NAMES.spaceId, { tls: false });
  // Disable the site's webhook, because no site is running.
  const webhook = { webhookDefinitionId: 'site' };
  const site = await services.client.webhook.get(webhook);
  await services.client.webhook.update(webhook, { ...site, active: false });
}, 30_000);
afterAll(() => services.stop());

const numberIn = ({ fields }: Entry): number => Number(fields.headline['en-US']);

/**
 * Numbers in an entry's headline: in the last acknowledged save, the last acknowledged publish, and the last request.
 */
interface Written {
  saved: number;
  published: number;
  sent: number;
}

/** Saves and publishes one entry repeatedly, while the service is killed and restarted. */
class Client {
  readonly written: Written = { saved: 0, published: 0, sent: 0 };
  readonly #path: string;
  #version: number | undefined;

  constructor(id: string) {
    this.#path = `/spaces/fixture/environments/master/entries/${id}`;
  }

  /** @returns the response, or undefined when the service was killed before or during the request */
  async #call(method: string, path: string, body?: unknown): Promise<Entry | undefined> {
    const headers: Record<string, string> = {
      authorization: `Bearer ${services.token}`,
      'content-type': 'application/json',
      'x-contentful-content-type': 'note',
    };
    if (this.#version !== undefined) headers['x-contentful-version'] = String(this.#version);
    const answer = await fetch(`${services.management}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined);
    if (answer === undefined) return undefined;
    if (answer.status === 404) return { sys: { id: '', version: 0 }, fields: { headline: { 'en-US': '0' } } };
    if (answer.status >= 300) throw new Error(`Refused: ${answer.status} ${answer.text}`);
    return ENTRY.parse(JSON.parse(answer.text));
  }

  /** Reads the entry after the service was killed. No acknowledged change may be lost. */
  async #recover(): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const found = await this.#call('GET', this.#path);
      if (found) {
        const number = numberIn(found);
        const { saved, sent } = this.written;
        if (number < saved || number > sent)
          throw new Error(`Save ${number} of ${sent} is there, though ${saved} was acknowledged`);
        this.#version = found.sys.version > 0 ? found.sys.version : undefined;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw new Error('The service did not come back');
  }

  /** Saves the next headline, and publishes every second one. */
  async write(): Promise<void> {
    this.written.sent += 1;
    const number = this.written.sent;
    const saved = await this.#call('PUT', this.#path, { fields: { headline: { 'en-US': String(number) } } });
    if (!saved) return this.#recover();
    this.written.saved = number;
    this.#version = saved.sys.version;
    if (number % 2 === 0) return;
    const published = await this.#call('PUT', `${this.#path}/published`);
    if (!published) return this.#recover();
    this.written.published = number;
    this.#version = published.sys.version;
  }
}

test(
  `kill -9 during ${WRITES} writes loses no acknowledged write and leaves no partial file`,
  async () => {
    const ids = Array.from({ length: CLIENTS }, (_, index) => `written-${index}`);
    const clients = ids.map((id) => new Client(id));
    let [writes, kills] = [0, 0];
    let killing: Promise<void> = Promise.resolve();
    await Promise.all(
      clients.map(async (client) => {
        while (writes < WRITES) {
          writes += 1;
          if (writes % KILL_EVERY === 0) {
            kills += 1;
            killing = killing.then(() => services.killAndRestart());
          }
          await client.write();
        }
      }),
    );
    await killing;
    await services.killAndRestart();
    expect(kills).toBeGreaterThan(5);

    // This reads every file, and throws if one is half written.
    const content = join(services.folder, 'content');
    const { published, preview } = loadSpace(content, NAMES);
    for (const [index, { written }] of clients.entries()) {
      const [latest, visible] = [preview, published].map((view) =>
        numberIn(ENTRY.parse(view.entry(ids[index] ?? ''))),
      );
      expect(latest).toBeGreaterThanOrEqual(written.saved);
      expect(latest).toBeLessThanOrEqual(written.sent);
      expect(visible).toBeGreaterThanOrEqual(written.published);
      expect(visible).toBeLessThanOrEqual(Number(latest));
    }
    const files = readdirSync(content, { recursive: true }).map(String);
    const own = files.filter((name) => name.startsWith('entries/note/written-') && name.endsWith('.json'));
    expect(new Set(own.map((name) => name.replace('.draft', ''))).size).toBe(CLIENTS);
  },
  TIMEOUT_MS,
);
