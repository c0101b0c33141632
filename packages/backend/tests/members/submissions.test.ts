import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { erasePerson } from '../../members/erase.ts';
import { deadLetters, eachSubmission, resend } from '../../members/submissions/staff.ts';
import { signatureOf } from '../../members/submissions/outbox.ts';
import { until } from '../../../dev/test-stages/until.ts';
import { KINDS } from '../databases.ts';
import { contact, registration, startOn, TOKEN, type Running } from './member-service.ts';
import { startReceiver, type Receiver } from './receiver.ts';

const key = () => ({ 'idempotency-key': randomUUID() });
const ID = z.object({ id: z.string() });

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}
async function* lines<T>(values: AsyncIterable<T>): AsyncGenerator<string> {
  for await (const value of values) yield JSON.stringify(value);
}
const joined = async (values: AsyncIterable<string>) => (await all(values)).join('\n');

describe.each(KINDS)('the submission service on %s', (kind) => {
  let service: Running;
  beforeEach(async () => {
    service = await startOn(kind);
  });
  afterEach(() => service.stop());

  test('stores nothing for a repeated idempotency key, and rejects the key with a different body', async () => {
    const headers = key();
    const first = await service.send('POST', '/submissions', contact('ada@example.com'), headers);
    const again = await service.send('POST', '/submissions', contact('ada@example.com'), headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const other = await service.send('POST', '/submissions', contact('ada@example.com', 'Other'), headers);
    expect(other.status).toBe(409);
    expect(await service.database.db.selectFrom('submissions').selectAll().execute()).toHaveLength(1);
  });

  test('stores one submission for forty concurrent requests with the same key', async () => {
    const headers = key();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        service.send('POST', '/submissions', contact('ada@example.com'), headers),
      ),
    );
    const ids = await Promise.all(answers.map(async (answer) => ID.parse(await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
  });

  test.each([
    ['no token', { authorization: 'Bearer wrong' }, contact('ada@example.com'), 401],
    ['no key', { 'idempotency-key': '' }, contact('ada@example.com'), 400],
    ['an unknown form', {}, { ...contact('ada@example.com'), form: 'nonsense' }, 422],
    [
      'an unknown field',
      {},
      { ...contact('ada@example.com'), fields: { ...contact('a@example.com').fields, admin: 'yes' } },
      422,
    ],
    ['no address', {}, contact('not-an-address'), 422],
    ['a body above 64 kB', {}, contact('ada@example.com', 'x'.repeat(70_000)), 413],
  ])('rejects a submission with %s and stores nothing', async (_what, headers, body, status) => {
    const answer = await service.send('POST', '/submissions', body, { ...key(), ...headers });
    expect(answer.status).toBe(status);
    expect(await service.database.db.selectFrom('submissions').selectAll().execute()).toEqual([]);
  });

  test('stores SQL and HTML verbatim in every field', async () => {
    const nasty = `Robert'); DROP TABLE submissions;-- <script>alert("1")</script> \${7*7} ' OR '1'='1`;
    const body = contact("o'brien--@example.com", nasty);
    for (const field of ['firstName', 'lastName', 'city', 'state'] as const)
      body.fields[field] = nasty.slice(0, 60);
    const answer = await service.send('POST', '/submissions', body, key());
    expect(answer.status).toBe(201);
    const [stored] = await all(eachSubmission(service.database.db));
    expect(stored?.fields).toEqual(body.fields);
  });

  test('exports all submissions in order, page by page, with filters', async () => {
    const numbers = Array.from({ length: 1203 }, (_, index) => index);
    while (numbers.length > 0) {
      service.clock.pass(1);
      await Promise.all(
        numbers
          .splice(0, 10)
          .map((i) =>
            service.send(
              'POST',
              '/submissions',
              contact(`person-${i % 3}@example.com`, `Number ${i}`),
              key(),
            ),
          ),
      );
    }
    const every = await all(eachSubmission(service.database.db));
    expect(new Set(every.map(({ id }) => id)).size).toBe(1203);
    expect(every.map(({ receivedAt }) => receivedAt)).toEqual(
      every.map(({ receivedAt }) => receivedAt).sort(),
    );
    const some = await all(eachSubmission(service.database.db, { person: 'person-1@example.com' }));
    expect(some).toHaveLength(401);
    expect(await all(eachSubmission(service.database.db, { form: 'newsletter' }))).toEqual([]);
  }, 60_000);

  test('leaves no trace of an erased person in the database, files or exports', async () => {
    const receiver = await startReceiver({ failing: () => true });
    await service.stop();
    service = await startOn(kind, {
      webhook: { url: receiver.url, secret: 's'.repeat(32), attempts: 1, firstPauseMs: 20 },
    });
    const person = 'grace.unmistakable@example.com';
    await service.send('POST', '/accounts', registration(person, 'mop-and-bucket-7'), key());
    for (let i = 0; i < 20; i += 1) {
      await service.send('POST', '/submissions', contact(person, `Unmistakable ${i}`), key());
      await service.send('POST', '/submissions', contact('other@example.com', `Of someone else ${i}`), key());
    }
    await service.send('POST', '/password-resets', { email: person });
    await service.send('POST', '/sessions', { email: person, password: 'wrong-1234' });
    await until(async () => (await deadLetters(service.database.db)).length === 41);
    await until(
      () => readdirSync(service.folders.mails).filter((name) => name.endsWith('.eml')).length === 2,
    );

    const erased = await erasePerson(service.database, 'Grace.Unmistakable@Example.com', service.folders, {
      clock: service.clock,
    });
    expect(erased).toEqual({ submissions: 21, accounts: 1, mails: 2, mentionedIn: [] });

    const tables = [
      'accounts',
      'sessions',
      'password_resets',
      'sign_in_failures',
      'submissions',
      'outbox',
      'mail_jobs',
      'sent_mails',
    ] as const;
    const rows = await Promise.all(
      tables.map((table) => service.database.db.selectFrom(table).selectAll().execute()),
    );
    expect(JSON.stringify(rows)).not.toMatch(/unmistakable/i);
    expect(rows.map((found) => found.length)).toEqual([0, 0, 0, 0, 20, 20, 0, 0]);
    expect(await deadLetters(service.database.db)).toHaveLength(20);
    expect(await joined(lines(eachSubmission(service.database.db)))).not.toMatch(/unmistakable/i);
    const files = readdirSync(service.storage.dataDir, { recursive: true, encoding: 'utf8' })
      .map((name) => join(service.storage.dataDir, name))
      .filter((path) => statSync(path).isFile());
    for (const path of files) expect(readFileSync(path, 'latin1')).not.toMatch(/unmistakable/i);
    expect(files.some((path) => path.endsWith('members.sqlite'))).toBe(kind === 'sqlite');
    await receiver.stop();
  }, 60_000);

  test("reports other people's submissions that mention the erased address", async () => {
    const other = await service.send(
      'POST',
      '/submissions',
      contact('b@example.com', 'Ask Ada_1@example.com'),
      key(),
    );
    const { id } = ID.parse(await other.json());
    await service.send('POST', '/submissions', contact('c@example.com', 'Ask adaX1@example.com'), key());
    expect(
      (await erasePerson(service.database, 'ada_1@example.com', service.folders, { clock: service.clock }))
        .mentionedIn,
    ).toEqual([id]);
  });
});

describe.each(KINDS)('submission forwarding on %s', (kind) => {
  let receiver: Receiver;
  let service: Running;
  const SECRET = 'f'.repeat(40);
  const outboxIsEmpty = async () =>
    (await service.database.db.selectFrom('outbox').select('seq').execute()).length === 0;
  const start = async (
    failing: (attempt: number) => boolean,
    attempts = 30,
    beforeResponse?: (id: string) => Promise<void>,
  ) => {
    receiver = await startReceiver({ failing, beforeResponse });
    service = await startOn(kind, {
      webhook: { url: receiver.url, secret: SECRET, firstPauseMs: 5, maxPauseMs: 20, attempts },
    });
    // Run the clock fast, so that the pauses between retries end immediately.
    const running = setInterval(() => service.clock.pass(50), 5).unref();
    return () => clearInterval(running);
  };
  afterEach(async () => {
    await service.stop();
    await receiver.stop();
  });

  test('delivers each submission once, in order per person, to an unreliable receiver', async () => {
    let state = 7;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const stop = await start(() => random() < 0.3);
    const sent: string[] = [];
    for (let i = 0; i < 150; i += 1) {
      const answer = await service.send(
        'POST',
        '/submissions',
        contact(`p${i % 5}@example.com`, `${i}`),
        key(),
      );
      sent.push(ID.parse(await answer.json()).id);
    }
    await until(outboxIsEmpty, 6_000);
    stop();
    expect(receiver.refused).toBeGreaterThan(20);
    expect([...receiver.received.keys()].sort()).toEqual([...sent].sort());
    for (let person = 0; person < 5; person += 1) {
      const order = [...receiver.received.values()]
        .map(
          ({ body }) =>
            z.object({ fields: z.object({ email: z.string(), message: z.string() }) }).parse(JSON.parse(body))
              .fields,
        )
        .filter(({ email }) => email === `p${person}@example.com`)
        .map(({ message }) => Number(message));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  }, 90_000);

  test('signs a forwarded submission and sends an idempotency key', async () => {
    const stop = await start(() => false);
    const answer = await service.send('POST', '/submissions', contact('ada@example.com'), key());
    const { id } = ID.parse(await answer.json());
    await until(() => receiver.received.has(id));
    stop();
    const { headers, body } = receiver.received.get(id) ?? { headers: {}, body: '' };
    const signature = String(headers['x-submission-signature']);
    const seconds = Number(/^t=(\d+),/.exec(signature)?.[1]);
    expect(signature).toBe(signatureOf(SECRET, body, seconds * 1000));
    expect(signature).not.toBe(signatureOf(SECRET, `${body} `, seconds * 1000));
    expect(body).not.toContain(TOKEN);
  });

  test('delivers waiting submissions once the services use the new secret, as the CRM already does', async () => {
    const next = randomBytes(32).toString('hex');
    receiver = await startReceiver({
      failing: (_attempt, { headers, body }) =>
        headers['x-submission-signature'] !== signatureOf(next, body, service.clock.now()),
    });
    const webhook = { url: receiver.url, firstPauseMs: 5, maxPauseMs: 20 };
    service = await startOn(kind, { webhook: { ...webhook, secret: SECRET } });
    const answer = await service.send('POST', '/submissions', contact('ada@example.com'), key());
    const { id } = ID.parse(await answer.json());
    await until(() => receiver.refused > 0);
    await service.stop({ removes: false });
    service.clock.pass(1_000);
    service = await startOn(kind, { webhook: { ...webhook, secret: next } }, service);
    await until(outboxIsEmpty);
    expect([...receiver.times]).toEqual([[id, 1]]);
  });

  test('stores a submission that keeps failing as a dead letter, which can be resent', async () => {
    let failing = true;
    const stop = await start(() => failing, 3);
    const answer = await service.send('POST', '/submissions', contact('ada@example.com'), key());
    const { id } = ID.parse(await answer.json());
    await until(async () => (await deadLetters(service.database.db)).length === 1);
    expect(await deadLetters(service.database.db)).toMatchObject([
      { id, attempts: 3, last_error: 'HTTP 500' },
    ]);
    failing = false;
    const later = await service.send('POST', '/submissions', contact('ada@example.com', 'Later'), key());
    const second = ID.parse(await later.json()).id;
    await until(() => receiver.received.has(second));
    expect(receiver.received.has(id)).toBe(false);
    expect(await resend(service.database.db, 'dead', service.clock)).toBe(1);
    await until(() => receiver.received.has(id));
    expect(await resend(service.database.db, { id }, service.clock)).toBe(1);
    await until(() => (receiver.times.get(id) ?? 0) === 2);
    expect(await resend(service.database.db, { id: 'no-such-id' }, service.clock)).toBe(0);
    stop();
  });

  test.each([
    ['arrives', () => false],
    ['fails for the last time', (attempt: number) => attempt === 0],
  ])('a submission that is resent while its delivery %s is delivered again', async (_what, failing) => {
    const resent: number[] = [];
    const stop = await start(failing, 1, async (id) => {
      if (resent.length === 0) resent.push(await resend(service.database.db, { id }, service.clock));
    });
    await service.send('POST', '/submissions', contact('ada@example.com'), key());
    await until(
      () => receiver.refused + [...receiver.times.values()].reduce((sum, times) => sum + times, 0) === 2,
    );
    expect(resent).toEqual([1]);
    await until(outboxIsEmpty);
    stop();
  });
});
