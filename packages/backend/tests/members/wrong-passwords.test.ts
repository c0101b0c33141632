/** Wrong passwords from others are limited without locking out the owner. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { admitSignIn } from '../../members/accounts/throttle.ts';
import { until } from '../../../dev/test-stages/until.ts';
import { KINDS } from '../databases.ts';
import { registration, startOn, type Running } from './member-service.ts';

const PASSWORD = 'mop-and-bucket-7';
const OWNER = 'ada@example.com';
const NOBODY = 'nobody@example.com';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(KINDS)('the sign-in limiter on %s', (kind) => {
  let service: Running;
  beforeEach(async () => {
    service = await startOn(kind);
    const key = { 'idempotency-key': randomUUID() };
    await service.send('POST', '/accounts', registration(OWNER, PASSWORD), key);
  });
  afterEach(() => service.stop());

  const signIn = (network: string, password: string, email = OWNER) =>
    service.send('POST', '/sessions', { email, password }, { 'x-visitor-network': network });
  const statusOf = async (network: string, password = PASSWORD, email = OWNER) =>
    (await signIn(network, password, email)).status;
  /**
   * Registers attempts without hashing passwords, which would take seconds.
   * @returns the number of attempts admitted
   */
  async function guess(networks: readonly string[], times: number, person = OWNER): Promise<number> {
    let admitted = 0;
    for (let index = 0; index < times; index += 1) {
      const network = networks[index % networks.length] ?? '';
      const claim = { person, from: { network } };
      if ((await admitSignIn(service.database.db, claim, service.clock)) === 0) admitted += 1;
    }
    return admitted;
  }
  const attackers = (count: number) => Array.from({ length: count }, (_, index) => `203.0.113.${index}`);

  async function useResetLink(network: string): Promise<void> {
    await service.send('POST', '/password-resets', { email: OWNER });
    const mails = () =>
      readdirSync(service.folders.mails)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(service.folders.mails, name), 'utf8'));
    await until(() => mails().some((mail) => mail.includes('Subject: Choose a new')));
    const mail = mails().find((one) => one.includes('Subject: Choose a new')) ?? '';
    const [, token] =
      /reset\?token=([\w-]{43})/.exec(mail.replaceAll('=\n', '').replaceAll('=3D', '=')) ?? [];
    const body = { token, password: PASSWORD };
    const used = await service.send('POST', '/password-resets/use', body, { 'x-visitor-network': network });
    expect(used.status).toBe(204);
  }

  const ROWS: {
    attack: string;
    owner: string;
    run: () => Promise<unknown>;
    from: string;
    status: number;
  }[] = [
    {
      attack: 'nobody guesses',
      owner: 'anywhere',
      run: () => Promise.resolve(),
      from: 'home',
      status: 201,
    },
    {
      attack: 'one network guesses five times',
      owner: 'another network',
      run: () => guess(['evil'], 5),
      from: 'home',
      status: 201,
    },
    {
      attack: 'one network guesses 60 times',
      owner: 'another network',
      run: () => guess(['evil'], 60),
      from: 'home',
      status: 201,
    },
    {
      attack: 'one network guesses five times',
      owner: 'the same network',
      run: () => guess(['home'], 5),
      from: 'home',
      status: 429,
    },
    {
      attack: 'one network guesses five times',
      owner: 'the same network after the lock',
      run: async () => {
        await guess(['home'], 5);
        service.clock.pass(30_001);
      },
      from: 'home',
      status: 201,
    },
    {
      attack: '40 networks guess 200 times',
      owner: 'a network that has signed in before',
      run: async () => {
        await statusOf('home');
        await guess(attackers(40), 200);
      },
      from: 'home',
      status: 201,
    },
    {
      attack: '40 networks guess 200 times',
      owner: 'a new network',
      run: () => guess(attackers(40), 200),
      from: 'home',
      status: 429,
    },
    {
      attack: '40 networks guess 200 times',
      owner: 'a new network the next day',
      run: async () => {
        await guess(attackers(40), 200);
        service.clock.pass(DAY + 1);
      },
      from: 'home',
      status: 201,
    },
    {
      attack: '40 networks guess 200 times',
      owner: 'a new network with a mailed link',
      run: async () => {
        await guess(attackers(40), 200);
        await useResetLink('home');
        await guess(attackers(40), 200);
      },
      from: 'home',
      status: 201,
    },
    {
      attack: '40 networks guess 200 times',
      owner: 'a network that signed in 31 days ago',
      run: async () => {
        await statusOf('home');
        service.clock.pass(31 * DAY);
        await guess(attackers(40), 200);
      },
      from: 'home',
      status: 429,
    },
  ];
  test.each(ROWS)(
    '$attack: a sign-in by the owner from $owner returns $status',
    async ({ run, from, status }) => {
      await run();
      expect(await statusOf(from)).toBe(status);
    },
  );

  test('limits guesses from many networks to 100 passwords a day, whether or not the account exists', async () => {
    for (const email of [OWNER, NOBODY]) {
      expect(await guess(attackers(60), 300, email)).toBe(100);
      service.clock.pass(DAY / 2);
      expect(await guess(attackers(60), 60, email)).toBe(0);
      service.clock.pass(DAY / 2 + 1);
      expect(await guess(attackers(60), 300, email)).toBe(100);
    }
  });

  test('does not reveal whether an account exists', async () => {
    const answer = async (email: string, network: string) => {
      const response = await signIn(network, 'wrong-password-1', email);
      return [response.status, response.headers.get('retry-after'), await response.text()];
    };
    for (const guesses of [0, 0, 0, 0, 0, 0, 95]) {
      for (const person of [OWNER, NOBODY]) await guess(attackers(95), guesses, person);
      expect(await answer(OWNER, 'evil')).toEqual(await answer(NOBODY, 'evil'));
    }
    expect(await answer(OWNER, 'other')).toEqual(await answer(NOBODY, 'other'));
  });

  test('does not limit an account after guesses at another account from the same address', async () => {
    await guess(['proxy'], 60, NOBODY);
    expect(await statusOf('proxy')).toBe(201);
  });

  test('does not lock out a signed-in member after failed sign-in guesses', async () => {
    const { token } = z.object({ token: z.string() }).parse(await (await signIn('home', PASSWORD)).json());
    await guess(['home', ...attackers(40)], 300);
    const body = { current: PASSWORD, next: 'squeegee-42x' };
    const changed = await service.send('POST', '/session/password', body, { 'x-member-session': token });
    expect(changed.status).toBe(201);
  });

  test('deletes the failure counts for all networks when a person is erased', async () => {
    await guess(attackers(3), 6);
    const { token } = z.object({ token: z.string() }).parse(await (await signIn('home', PASSWORD)).json());
    const erased = await service.send(
      'POST',
      '/session/erase',
      { password: PASSWORD },
      { 'x-member-session': token },
    );
    expect(erased.status).toBe(204);
    expect(await service.database.db.selectFrom('sign_in_failures').selectAll().execute()).toEqual([]);
  });
});
