import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { until } from '../../../dev/test-stages/until.ts';
import { KINDS } from '../databases.ts';
import { registration, startOn, type Running } from './member-service.ts';

/** Starts a mail server that accepts a message up to the command MAIL and then waits for the test to refuse it. */
async function startMailServer() {
  const waiting: Socket[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    socket.on('data', (bytes) => {
      if (String(bytes).startsWith('EHLO')) socket.write('250 ok\r\n');
      else if (String(bytes).startsWith('MAIL')) waiting.push(socket);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = (typeof address === 'object' ? address : null)?.port;
  return {
    url: `smtp://127.0.0.1:${port}`,
    waiting,
    refuse: () => waiting.splice(0).forEach((socket) => socket.end('421 later\r\n')),
    stop: () => server.close(),
  };
}

describe.each(KINDS)('the email queue on %s', (kind) => {
  let service: Running;
  let server: Awaited<ReturnType<typeof startMailServer>>;
  const jobs = () => service.database.db.selectFrom('mail_jobs').selectAll().execute();

  beforeEach(async () => {
    server = await startMailServer();
    service = await startOn(kind, { smtpUrl: server.url });
    await service.send('POST', '/accounts', registration('ada@example.com', 'mop-and-bucket-7'), {
      'idempotency-key': randomUUID(),
    });
    await until(() => server.waiting.length === 1);
  });
  afterEach(async () => {
    await service.stop();
    server.stop();
  });

  test('reserves an email while sending it, and retries when the server rejects it', async () => {
    const [reserved] = await jobs();
    // The lease must cover a whole SMTP conversation.
    expect(Date.parse(reserved?.next_at ?? '') - service.clock.now()).toBeGreaterThanOrEqual(200_000);
    server.refuse();
    await until(async () => (await jobs())[0]?.attempts === 1);
    const [failed] = await jobs();
    expect(failed).toMatchObject({ state: 'waiting', last_error: expect.stringMatching(/421/) });
    expect(Date.parse(failed?.next_at ?? '') - service.clock.now()).toBe(5_000);
  });

  test('leaves an email unchanged if another process has reserved it', async () => {
    const next_at = new Date(service.clock.now() + 3_600_000).toISOString();
    await service.database.db.updateTable('mail_jobs').set({ next_at }).execute();
    server.refuse();
    // Stopping lets the worker finish its current job.
    await service.stop({ removes: false });
    service = await startOn(kind, {}, service);
    expect(await jobs()).toMatchObject([{ next_at, attempts: 0, last_error: '' }]);
  });
});

/**
 * Commands at which the server cuts the connection. An empty string means before the greeting. A dot means at the end
 * of the message.
 */
const CUTS = ['', 'EHLO', 'MAIL', 'RCPT', 'DATA', '.'];

test('delivers an email even if the server drops the connection at every step', async () => {
  const cuts = [...CUTS];
  const mails: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const cut = cuts.shift();
    if (cut === '') return void socket.resetAndDestroy();
    socket.write('220 ready\r\n');
    let content: string | undefined;
    socket.on('data', (bytes) => {
      const text = String(bytes);
      if (content !== undefined) content += text;
      const command = content?.endsWith('\r\n.\r\n') ? '.' : content === undefined ? text.slice(0, 4) : '';
      if (command === '') return;
      if (command === cut) return void socket.resetAndDestroy();
      if (command === '.') mails.push(content ?? '');
      if (command === 'DATA') content = '';
      socket.write(command === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const smtpUrl = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const service = await startOn('sqlite', { smtpUrl });
  const jobs = () => service.database.db.selectFrom('mail_jobs').selectAll().execute();
  const email = "fiona.o'neill@example.com";
  await service.send('POST', '/accounts', registration(email, 'mop-and-bucket-7'), {
    'idempotency-key': randomUUID(),
  });
  for (let attempts = 1; attempts <= CUTS.length; attempts += 1) {
    await until(async () => (await jobs())[0]?.attempts === attempts);
    service.clock.pass(3_600_000);
    // Wake the worker with a request for an account that does not exist, so that no other mail is sent.
    await service.send('POST', '/password-resets', { email: 'nobody@example.com' });
  }
  await until(() => mails.length > 0);
  await until(async () => (await jobs()).length === 0);
  expect(mails).toHaveLength(1);
  await service.stop();
  server.close();
});
