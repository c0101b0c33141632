import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../ports.ts';

const SECRETS = {
  CONTENTFUL_DELIVERY_TOKEN: 'd'.repeat(32),
  CONTENTFUL_PREVIEW_TOKEN: 'p'.repeat(32),
  CONTENTFUL_MANAGEMENT_TOKEN: 'm'.repeat(32),
  REVALIDATE_SECRET: 'r'.repeat(64),
  PREVIEW_SECRET: 's'.repeat(32),
  REVIEWS_PASSKEY: 'k'.repeat(32),
  MEMBERS_TOKEN: 'k'.repeat(32),
  SESSION_SECRET: 'x'.repeat(32),
};

interface Running {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

const folder = mkdtempSync(join(tmpdir(), "services of O'Hara "));
const running: Running[] = [];

function run(command: string, args: string[], environment: Record<string, string>): Running {
  const child = spawn(command, args, {
    env: { ...process.env, ...SECRETS, DATA_DIR: folder, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  // The `close` event comes after all output has been read.
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const started = { child, output: () => output, ended };
  running.push(started);
  return started;
}

/** Runs `npm run services` until it exits. */
async function start(environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { ended, output } = run(process.execPath, ['packages/dev/launch.mjs', 'services'], environment);
  return { code: await ended, output: messagesOf(output()).join('\n') };
}

/**
 * Returns the messages of log lines.
 * @throws Error when a line is not a log line
 */
const messagesOf = (output: string): string[] =>
  linesOf(output).map(({ message }) => (typeof message === 'string' ? message : ''));

const LINE = z.looseObject({
  level: z.enum(['info', 'warn', 'error']),
  event: z.string(),
  at: z.iso.datetime(),
});
const linesOf = (output: string) =>
  output
    .split('\n')
    .filter(Boolean)
    .map((line) => LINE.parse(JSON.parse(line)));

/**
 * Waits until a condition returns a value.
 * @throws Error when it does not within a minute
 */
async function eventually<Value>(what: string, condition: () => Value | undefined): Promise<Value> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    const value = condition();
    if (value !== undefined) return value;
  }
  throw new Error(`${what} did not happen`);
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });

afterAll(async () => {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts services that need no content, and waits until they are ready. */
async function startServices(command: string, args: string[]): Promise<Running & { port: number }> {
  const port = await freePort();
  const started = run(command, args, { SERVICES_PORT: String(port) });
  await eventually('The start', () => /"event":"Ready"/.exec(started.output()) ?? undefined);
  return { ...started, port };
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

test('fails if a port is taken, and mentions the port', async () => {
  const server = await new Promise<Server>((resolve) => {
    const made = createServer().listen(0, '127.0.0.1', () => resolve(made));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const { code, output } = await start({ SERVICES_PORT: port });
  server.close();
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`Port ${port}.* is taken`));
  expect(output).toContain('choose another port: SERVICES_PORT=');
}, 120_000);

test('fails with a message for each wrong variable, and prints no secret', async () => {
  const { code, output } = await start({ SITE_URL: 'not-an-address', REVALIDATE_SECRET: 'too-short-to-use' });
  expect(code).toBe(1);
  expect(output).toMatch(
    /SITE_URL, the canonical root of the site, is "not-an-address": it must be an http or https address/,
  );
  expect(output).toMatch(/REVALIDATE_SECRET, .*, is 16 characters long: it must be exactly 64 characters/);
  expect(output).not.toContain('too-short-to-use');
}, 120_000);

test('fails if the content source does not exist, and mentions its path', async () => {
  const { code, output } = await start({
    SERVICES_PORT: String(await freePort()),
    CONTENT_SOURCE: '/no/such/content',
  });
  expect(code).toBe(1);
  expect(output).toContain('/no/such/content');
}, 120_000);

test('stops its processes when npm receives SIGTERM', async () => {
  const { child, port, ended } = await startServices('npm', ['run', '--silent', 'services', '--', 'privacy']);
  expect(await isListening(port)).toBe(true);
  child.kill('SIGTERM');
  await ended;
  for (const end = Date.now() + 20_000; await isListening(port); await sleep(50))
    if (Date.now() > end) throw new Error('The services still listen');
}, 120_000);

test('restarts a service that exits, and logs every line as JSON', async () => {
  const launcher = ['packages/dev/launch.mjs', 'services', 'privacy'];
  const { child, port, ended, output } = await startServices(process.execPath, launcher);
  const [killed] = childrenOf(child.pid ?? 0);
  if (killed === undefined) throw new Error('The launcher has no child');
  process.kill(killed, 'SIGKILL');
  await eventually('The restart', () => /"event":"ProcessEnded"/.exec(output()) ?? undefined);
  for (const end = Date.now() + 30_000; !(await isListening(port)); await sleep(50))
    if (Date.now() > end) throw new Error('The services were not started again');
  expect(childrenOf(child.pid ?? 0)).not.toContain(killed);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await isListening(port)).toBe(false);
  expect(linesOf(output()).map(({ event }) => event)).toEqual([
    'ServicesReady',
    'Ready',
    'ProcessEnded',
    'ServicesReady',
  ]);
}, 120_000);

test('explains how to build if the site has no build', async () => {
  const { ended, output } = run(process.execPath, ['packages/dev/launch.mjs', 'site'], {
    PORT: String(await freePort()),
    NEXT_DIST_DIR: '.next/no-such-build',
  });
  expect(await ended).toBe(1);
  expect(messagesOf(output())).toEqual(['There is no build. Run "npm run build" first.']);
}, 120_000);
