import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { changePassword } from '../../members/accounts/accounts.ts';
import { until } from '../../../dev/test-stages/until.ts';
import { KINDS } from '../databases.ts';
import { contact, registration, SITE, startOn, type Running } from './member-service.ts';

const SESSION = z.object({
  token: z.string(),
  member: z.object({ email: z.string(), firstName: z.string() }),
});
const PASSWORD = 'mop-and-bucket-7';
const key = () => ({ 'idempotency-key': randomUUID() });

describe.each(KINDS)('the account service on %s', (kind) => {
  let service: Running;
  beforeEach(async () => {
    service = await startOn(kind);
  });
  afterEach(() => service.stop());

  const mails = () =>
    readdirSync(service.folders.mails)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(service.folders.mails, name), 'utf8'));
  const mailAbout = async (subject: string): Promise<string> => {
    await until(() => mails().some((mail) => mail.includes(`Subject: ${subject}`)));
    return mails().find((mail) => mail.includes(`Subject: ${subject}`)) ?? '';
  };
  const signIn = (email: string, password: string) => service.send('POST', '/sessions', { email, password });
  const tokenOf = async (response: Response) => SESSION.parse(await response.json()).token;
  const withSession = (token: string) => ({ 'x-member-session': token });
  const registered = async (email: string) => {
    const response = await service.send('POST', '/accounts', registration(email, PASSWORD), key());
    expect(response.status).toBe(201);
  };

  test('signs in with any capitalization of the email address and returns the account', async () => {
    await registered('Ada@Example.com');
    expect(await mailAbout('Welcome')).toContain('To: ada@example.com');
    const session = await signIn('ADA@example.COM', PASSWORD);
    expect(session.status).toBe(201);
    const account = await service.send('GET', '/session', undefined, withSession(await tokenOf(session)));
    expect(await account.json()).toMatchObject({ email: 'ada@example.com', firstName: 'Ada' });
    const stored = await service.database.db
      .selectFrom('accounts')
      .select('password')
      .executeTakeFirstOrThrow();
    expect(stored.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('gives a repeated registration the same response, changes nothing and emails the member', async () => {
    await registered('ada@example.com');
    const again = await service.send(
      'POST',
      '/accounts',
      registration('ada@example.com', 'another-pass-1'),
      key(),
    );
    expect(again.status).toBe(201);
    expect(await mailAbout('You already have')).toContain(`${SITE}/en-us/forgotten-password`);
    expect((await signIn('ada@example.com', 'another-pass-1')).status).toBe(403);
    expect((await signIn('ada@example.com', PASSWORD)).status).toBe(201);
  });

  test('registers once and sends one email on a double click', async () => {
    const headers = key();
    await Promise.all(
      [1, 2].map(() => service.send('POST', '/accounts', registration('ada@example.com', PASSWORD), headers)),
    );
    await mailAbout('Welcome');
    expect(mails()).toHaveLength(1);
  });

  test('starts a separate session on each sign-in, and ends only the current one on sign-out', async () => {
    await registered('ada@example.com');
    const one = await tokenOf(await signIn('ada@example.com', PASSWORD));
    const two = await tokenOf(await signIn('ada@example.com', PASSWORD));
    expect(one).not.toBe(two);
    expect((await service.send('DELETE', '/session', undefined, withSession(one))).status).toBe(204);
    expect((await service.send('GET', '/session', undefined, withSession(one))).status).toBe(401);
    expect((await service.send('GET', '/session', undefined, withSession(two))).status).toBe(200);
  });

  test('ends a session after 30 days', async () => {
    await registered('ada@example.com');
    const token = await tokenOf(await signIn('ada@example.com', PASSWORD));
    service.clock.pass(30 * 24 * 3600_000 - 1000);
    expect((await service.send('GET', '/session', undefined, withSession(token))).status).toBe(200);
    service.clock.pass(2000);
    expect((await service.send('GET', '/session', undefined, withSession(token))).status).toBe(401);
  });

  test('stores no usable session token in the database', async () => {
    await registered('ada@example.com');
    const token = await tokenOf(await signIn('ada@example.com', PASSWORD));
    const rows = await service.database.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  const resetToken = async (email: string): Promise<string> => {
    expect((await service.send('POST', '/password-resets', { email })).status).toBe(202);
    const mail = await mailAbout('Choose a new');
    const token = /reset\?token=3?D?([\w-]{43})/.exec(mail.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1];
    expect(token).toBeDefined();
    return token ?? '';
  };

  test('accepts a password reset once and ends all sessions', async () => {
    await registered('ada@example.com');
    const session = await tokenOf(await signIn('ada@example.com', PASSWORD));
    const token = await resetToken('ada@example.com');
    const rows = await service.database.db.selectFrom('password_resets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const use = () => service.send('POST', '/password-resets/use', { token, password: 'squeegee-42x' });
    const both = await Promise.all([use(), use()]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 410]);
    expect((await use()).status).toBe(410);
    expect((await service.send('GET', '/session', undefined, withSession(session))).status).toBe(401);
    expect((await signIn('ada@example.com', PASSWORD)).status).toBe(403);
    expect((await signIn('ada@example.com', 'squeegee-42x')).status).toBe(201);
    await mailAbout('Your CleanPro password was changed');
  });

  test('ends sessions whose sign-in began before a password reset', async () => {
    await registered('ada@example.com');
    const token = await resetToken('ada@example.com');
    // The reset computes its hash first. The sign-ins compute their hashes while the new password is being stored.
    const [reset, ...signIns] = await Promise.all([
      service.send('POST', '/password-resets/use', { token, password: 'squeegee-42x' }),
      ...Array.from({ length: 4 }, () => signIn('ada@example.com', PASSWORD)),
    ]);
    expect(reset.status).toBe(204);
    for (const response of signIns.filter(({ status }) => status === 201)) {
      const ended = withSession(await tokenOf(response));
      expect((await service.send('GET', '/session', undefined, ended)).status).toBe(401);
    }
    expect((await signIn('ada@example.com', 'squeegee-42x')).status).toBe(201);
  });

  test('rejects a password change when the password was changed in the meantime', async () => {
    await registered('ada@example.com');
    const before = await service.database.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    const token = await resetToken('ada@example.com');
    await service.send('POST', '/password-resets/use', { token, password: 'squeegee-42x' });
    const context = { db: service.database.db, clock: service.clock, forward: false };
    const late = await changePassword(context, before, { current: PASSWORD, next: 'another-pass-1' });
    expect(late).toEqual({ kind: 'refused' });
    expect((await signIn('ada@example.com', 'another-pass-1')).status).toBe(403);
    expect((await signIn('ada@example.com', 'squeegee-42x')).status).toBe(201);
  });

  const countMails = (subject: string) =>
    mails().filter((mail) => mail.includes(`Subject: ${subject}`)).length;
  const queueEmpty = () =>
    until(async () => (await service.database.db.selectFrom('mail_jobs').selectAll().execute()).length === 0);
  const restart = async () => {
    await service.stop({ removes: false });
    service = await startOn(kind, {}, service);
  };

  test('sends at most three registration emails a day to an address, even across a restart', async () => {
    for (let time = 0; time < 2; time += 1) await registered('ada@example.com');
    await queueEmpty();
    await restart();
    // Tagged addresses belong to the same mailbox.
    await registered('ada+again@example.com');
    for (let time = 0; time < 3; time += 1) await registered('ada@example.com');
    await queueEmpty();
    expect(mails()).toHaveLength(3);
    await registered('bob@example.com');
    await queueEmpty();
    expect(mails()).toHaveLength(4);
    service.clock.pass(24 * 3600_000);
    await registered('ada@example.com');
    await queueEmpty();
    expect(mails()).toHaveLength(5);
  });

  test('limits emails to an address even after its account is deleted', async () => {
    for (let time = 0; time < 5; time += 1) {
      await registered('ada@example.com');
      await queueEmpty();
      const session = withSession(await tokenOf(await signIn('ada@example.com', PASSWORD)));
      const erased = await service.send('POST', '/session/erase', { password: PASSWORD }, session);
      expect(erased.status).toBe(204);
    }
    const { db } = service.database;
    expect(await db.selectFrom('sent_mails').selectAll().execute()).toHaveLength(3);
  });

  test('sends an address at most three reset emails an hour and ten a day, but always responds the same', async () => {
    await registered('ada@example.com');
    const request = async (times: number) => {
      for (let time = 0; time < times; time += 1)
        expect((await service.send('POST', '/password-resets', { email: 'ada@example.com' })).status).toBe(
          202,
        );
      await queueEmpty();
    };
    await request(5);
    expect(countMails('Choose a new')).toBe(3);
    for (let hour = 0; hour < 4; hour += 1) {
      service.clock.pass(3600_000);
      await request(3);
    }
    expect(countMails('Choose a new')).toBe(10);
  });

  test('rejects common and personal passwords at registration, reset and change', async () => {
    const refusal = async (response: Response) => ({ status: response.status, body: await response.json() });
    const common = { status: 422, body: expect.objectContaining({ problem: 'commonPassword' }) };
    const personal = { status: 422, body: expect.objectContaining({ problem: 'personalPassword' }) };
    const body = registration('ada@example.com', 'Password123');
    expect(await refusal(await service.send('POST', '/accounts', body, key()))).toEqual(common);
    expect(await service.database.db.selectFrom('submissions').selectAll().execute()).toEqual([]);
    await registered('ada@example.com');
    const token = await resetToken('ada@example.com');
    const use = (password: string) => service.send('POST', '/password-resets/use', { token, password });
    expect(await refusal(await use('Password123'))).toEqual(common);
    expect(await refusal(await use('ada-moreno-1'))).toEqual(personal);
    expect((await use('squeegee-42x')).status).toBe(204);
    const session = withSession(await tokenOf(await signIn('ada@example.com', 'squeegee-42x')));
    const change = { current: 'squeegee-42x', next: 'moreno-2026' };
    expect(await refusal(await service.send('POST', '/session/password', change, session))).toEqual(personal);
    expect((await service.send('GET', '/session', undefined, session)).status).toBe(200);
  });

  test('expires a reset token after 30 minutes', async () => {
    await registered('ada@example.com');
    const token = await resetToken('ada@example.com');
    service.clock.pass(30 * 60_000 + 1);
    const late = await service.send('POST', '/password-resets/use', { token, password: 'squeegee-42x' });
    expect(late.status).toBe(410);
  });

  test('responds to a reset for an unknown address as usual, but sends no email', async () => {
    const response = await service.send('POST', '/password-resets', { email: 'nobody@example.com' });
    expect(response.status).toBe(202);
    await until(
      async () => (await service.database.db.selectFrom('mail_jobs').selectAll().execute()).length === 0,
    );
    expect(mails()).toEqual([]);
  });

  test('locks sign-in at the sixth wrong password, whether or not the account exists', async () => {
    await registered('ada@example.com');
    const tries = async (email: string) => {
      const statuses: number[] = [];
      for (let i = 0; i < 6; i += 1) statuses.push((await signIn(email, 'wrong-password-1')).status);
      return statuses;
    };
    const withAccount = await tries('ada@example.com');
    expect(withAccount).toEqual([403, 403, 403, 403, 403, 429]);
    expect(await tries('nobody@example.com')).toEqual(withAccount);
    // Until the lock expires, even the correct password is refused.
    expect((await signIn('ada@example.com', PASSWORD)).status).toBe(429);
    service.clock.pass(30_001);
    expect((await signIn('ada@example.com', 'wrong-password-1')).status).toBe(403);
    service.clock.pass(30_001);
    const locked = await signIn('ada@example.com', PASSWORD);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBe(30);
    service.clock.pass(30_001);
    expect((await signIn('ada@example.com', PASSWORD)).status).toBe(201);
  });

  test('checks the password in only five of 1,000 concurrent sign-in attempts', async () => {
    await registered('ada@example.com');
    const answers: Response[] = [];
    for (let round = 0; round < 20; round += 1) {
      const some = Array.from({ length: 50 }, () => signIn('ada@example.com', `guess-${round}-1`));
      answers.push(...(await Promise.all(some)));
    }
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect({ refused: count(403), locked: count(429) }).toEqual({ refused: 5, locked: 995 });
  }, 60_000);

  test('signs out other devices on a password change, but not the current one', async () => {
    await registered('ada@example.com');
    const other = await tokenOf(await signIn('ada@example.com', PASSWORD));
    const here = await tokenOf(await signIn('ada@example.com', PASSWORD));
    const wrong = await service.send(
      'POST',
      '/session/password',
      { current: 'not-it-1', next: 'squeegee-42x' },
      withSession(here),
    );
    expect(wrong.status).toBe(403);
    const changed = await service.send(
      'POST',
      '/session/password',
      { current: PASSWORD, next: 'squeegee-42x' },
      withSession(here),
    );
    expect(changed.status).toBe(201);
    const fresh = await tokenOf(changed);
    for (const [token, status] of [
      [other, 401],
      [here, 401],
      [fresh, 200],
    ] as const) {
      expect((await service.send('GET', '/session', undefined, withSession(token))).status).toBe(status);
    }
  });

  test('lists and deletes only submissions that the member made while signed in', async () => {
    await registered('ada@example.com');
    await service.send('POST', '/submissions', contact('ada@example.com', 'Sent without signing in'), key());
    const token = await tokenOf(await signIn('ada@example.com', PASSWORD));
    await service.send('POST', '/submissions', contact('ada@example.com', 'Sent as a member'), {
      ...key(),
      ...withSession(token),
    });
    const listed = await service.send('GET', '/session/submissions', undefined, withSession(token));
    const { submissions } = z
      .object({
        submissions: z.array(
          z.object({ form: z.string(), fields: z.looseObject({ message: z.string().optional() }) }),
        ),
      })
      .parse(await listed.json());
    expect(submissions.map(({ fields }) => fields.message)).toEqual(
      expect.arrayContaining(['Sent as a member']),
    );
    expect(JSON.stringify(submissions)).not.toContain('Sent without signing in');
    const wrong = await service.send('POST', '/session/erase', { password: 'not-it-1' }, withSession(token));
    expect(wrong.status).toBe(403);
    expect(
      (await service.send('POST', '/session/erase', { password: PASSWORD }, withSession(token))).status,
    ).toBe(204);
    expect((await signIn('ada@example.com', PASSWORD)).status).toBe(403);
    const left = await service.database.db.selectFrom('submissions').select('fields').execute();
    expect(
      left.map(({ fields }) => z.object({ message: z.string() }).parse(JSON.parse(fields)).message),
    ).toEqual(['Sent without signing in']);
  });

  test('responds just as fast whether or not the account exists', async () => {
    await registered('ada@example.com');
    const times: Record<'registered' | 'unregistered', number[]> = { registered: [], unregistered: [] };
    const timed = async (email: string): Promise<number> => {
      const started = performance.now();
      expect((await signIn(email, 'wrong-password-1')).status).toBe(403);
      return performance.now() - started;
    };
    await timed('warm@example.com');
    // Alternate between the addresses, so that other load on the machine affects both measurements. Let days pass
    // between attempts, so that the lock after failed sign-ins has expired.
    for (let i = 0; i < 60; i += 1) {
      times.registered.push(await timed('ada@example.com'));
      times.unregistered.push(await timed(`nobody-${i}@example.com`));
      service.clock.pass(25 * 3600_000);
    }
    // Rank-sum test: with equal times, |z| exceeds 4.5 seven times in a million runs.
    const ranked = [
      ...times.registered.map((ms) => ({ ms, registered: true })),
      ...times.unregistered.map((ms) => ({ ms, registered: false })),
    ]
      .sort((a, b) => a.ms - b.ms)
      .map((time, rank) => ({ ...time, rank: rank + 1 }));
    const n = times.registered.length;
    const sum = ranked.filter(({ registered }) => registered).reduce((total, { rank }) => total + rank, 0);
    const z = (sum - (n * (2 * n + 1)) / 2) / Math.sqrt((n * n * (2 * n + 1)) / 12);
    expect(Math.abs(z)).toBeLessThan(4.5);
  }, 120_000);
});
