import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connectRedis, type SharedRedis } from '../../lib/upstream/redis';
import { freePort } from '../../packages/dev/ports.ts';
import { findRedis } from '../../packages/dev/test-stages/redis.ts';
import { until } from '../../packages/dev/test-stages/until.ts';
import { SwitchingProxy } from '@cleanpro/backend/tests/database/switching-proxy';

const PROGRAM = findRedis();
/** Skips the tests without Redis. The interruptions stage reports that Redis is missing. */
const onRedis = PROGRAM ? describe : describe.skip;

onRedis('Redis restarts while the site uses it', () => {
  let port: number;
  let server: ChildProcess;
  let proxy: SwitchingProxy;
  let shared: SharedRedis;
  let returns = 0;
  const received: string[] = [];

  const start = (): void => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    server = spawn(PROGRAM ?? '', args, { stdio: 'ignore' });
  };
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };

  beforeAll(async () => {
    for (const level of ['log', 'error'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined);
    port = await freePort();
    start();
    proxy = await SwitchingProxy.start(port);
    shared = connectRedis(`redis://127.0.0.1:${proxy.port}`, 'https://www.example.com', () => (returns += 1));
    await shared.client.subscribe('expired', (text) => received.push(text));
  });
  afterAll(async () => {
    shared.client.destroy();
    proxy.stop();
    await stop('SIGKILL');
    jest.restoreAllMocks();
  });

  test.each([
    ['a stop', () => stop('SIGTERM')],
    ['kill -9', () => stop('SIGKILL')],
    ['a cut connection', () => Promise.resolve(proxy.cut())],
  ])('reconnects and resubscribes after %s', async (name, interrupt) => {
    const before = returns;
    // In-flight commands fail or are retried. No rejection must remain unhandled.
    const underWay = Array.from({ length: 50 }, () => shared.client.incr('visits').catch(() => undefined));
    await interrupt();
    if (server.exitCode !== null || server.signalCode !== null) start();
    await until(() => returns > before, 2_000);
    await Promise.all(underWay);
    await shared.client.publish('expired', name);
    await until(() => received.includes(name));
    expect(received).toContain(name);
  });
});
