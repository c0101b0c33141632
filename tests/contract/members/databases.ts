/** The databases on which the member service's tests run: SQLite, and PostgreSQL where there is one. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Clock } from '../../../services/members/clock.ts';
import { startMemberService, type MemberService } from '../../../services/members/service.ts';

/** An empty PostgreSQL server of the test run (services/launcher/test/postgres.ts); unset where none can be had. */
const SERVER = process.env.TEST_POSTGRES_URL;
export const KINDS = SERVER ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);
export type Kind = (typeof KINDS)[number];

export const TOKEN = 'token-of-the-member-service-in-tests';
export const SITE = 'http://localhost:3000';

/** A clock that stands until it is moved. */
class TestClock implements Clock {
  #now = Date.parse('2026-03-01T12:00:00Z');
  now(): number {
    return this.#now;
  }
  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

async function admin(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** An empty place for a service to keep things. */
export async function newPlace(kind: Kind): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'members-'));
  if (kind === 'sqlite' || !SERVER) {
    return {
      dataDir,
      databaseUrl: undefined,
      remove: () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })),
    };
  }
  const database = `members_${randomUUID().replaceAll('-', '')}`;
  await admin(`create database ${database}`);
  const url = new URL(SERVER);
  url.pathname = `/${database}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      await admin(`drop database ${database} with (force)`);
    },
  };
}

export interface Running extends Omit<MemberService, 'stop'> {
  clock: TestClock;
  place: Place;
  /** Stops the service and removes its place, unless another one starts on it. */
  stop(options?: { removes: boolean }): Promise<void>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** The service on an empty database, or on that of one that was stopped, with the site's requests. */
export async function startOn(
  kind: Kind,
  more: Partial<Parameters<typeof startMemberService>[0]> = {},
  before?: Pick<Running, 'place' | 'clock'>,
): Promise<Running> {
  const place = before?.place ?? (await newPlace(kind));
  const clock = before?.clock ?? new TestClock();
  const service = await startMemberService({
    dataDir: place.dataDir,
    databaseUrl: place.databaseUrl,
    token: TOKEN,
    siteUrl: SITE,
    mailFrom: 'CleanPro <no-reply@cleanpro.example>',
    clock,
    ...more,
  });
  return {
    ...service,
    clock,
    place,
    async stop({ removes } = { removes: true }) {
      await service.stop();
      if (removes) await place.remove();
    },
    async send(method, path, body, headers = {}) {
      return service.app.request(path, {
        method,
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    },
  };
}

/** A contact request as the site sends it. */
export const contact = (email: string, message = 'How much do I dilute?') => ({
  form: 'contact',
  page: 'contact-us',
  fields: {
    shoppingFor: 'A business',
    firstName: 'Ada',
    lastName: 'Moreno',
    email,
    phone: '+12025550143',
    company: 'Harbor Grill',
    city: 'Austin',
    state: 'Texas',
    zip: '78701',
    message,
    over18: true,
    emailConsent: false,
  },
});

/** A registration as the site sends it. */
export const registration = (email: string, password: string) => ({
  page: 'user-registration',
  password,
  fields: {
    firstName: 'Ada',
    lastName: 'Moreno',
    email,
    company: 'Harbor Grill',
    zip: '78701',
    businessType: 'Restaurant',
    affiliation: 'Independent',
    locations: '1-4',
    role: 'I decide',
    over18: true,
    represent: true,
    emailConsent: true,
  },
});

const POLL_MS = 10;

/**
 * Waits until something is so. It counts polls, not seconds, so that a process that did not run for a while has the same
 * number of them.
 */
export async function until(condition: () => boolean | Promise<boolean>, polls = 1_000): Promise<void> {
  for (let poll = 0; poll < polls; poll += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`It did not become so in ${polls} polls`);
}
