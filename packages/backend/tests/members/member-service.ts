/** Runs the member service in tests, and sends it the site's requests. */
import type { Clock } from '../../members/clock.ts';
import { startMemberService, type MemberService } from '../../members/service.ts';
import { createStorage, type Kind, type TestStorage } from '../databases.ts';

export const TOKEN = 'token-of-the-member-service-in-tests';
export const SITE = 'http://localhost:3000';

/** A clock that moves only when `pass` is called. */
class TestClock implements Clock {
  #now = Date.parse('2026-03-01T12:00:00Z');
  now(): number {
    return this.#now;
  }
  pass(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

export interface Running extends Omit<MemberService, 'stop'> {
  clock: TestClock;
  storage: TestStorage;
  /** Stops the service. Also removes its data, unless another service will start on it. */
  stop(options?: { removes: boolean }): Promise<void>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** Starts the service on an empty database, or on the database of a stopped service. */
export async function startOn(
  kind: Kind,
  more: Partial<Parameters<typeof startMemberService>[0]> = {},
  before?: Pick<Running, 'storage' | 'clock'>,
): Promise<Running> {
  const storage = before?.storage ?? (await createStorage(kind));
  const clock = before?.clock ?? new TestClock();
  const service = await startMemberService({
    dataDir: storage.dataDir,
    databaseUrl: storage.databaseUrl,
    token: TOKEN,
    siteUrl: SITE,
    mailFrom: 'CleanPro <no-reply@cleanpro.example>',
    clock,
    ...more,
  });
  return {
    ...service,
    clock,
    storage,
    async stop({ removes } = { removes: true }) {
      await service.stop();
      if (removes) await storage.remove();
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

/** Returns a contact request as the site sends it. */
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
    jobTitle: 'Chef',
    businessType: 'Restaurant',
    affiliation: 'Independent',
    industry: 'Food service',
    represent: true,
    city: 'Austin',
    state: 'Texas',
    zip: '78701',
    message,
    over18: true,
    emailConsent: false,
  },
});

/** Returns a registration as the site sends it. */
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
