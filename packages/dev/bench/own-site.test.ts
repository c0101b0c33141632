import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const folder = mkdtempSync(join(tmpdir(), 'own-site-test-'));

/** Stands in for the built site: reports its own port and that of its services, and exits on request. */
const SITE = join(folder, 'site.mjs');
writeFileSync(
  SITE,
  `import { createServer } from 'node:http';
  const { PORT, SERVICES_PORT } = process.env;
  createServer(({ url }, response) => {
    if (url === '/end') process.exit(1);
    response.end(JSON.stringify({ ports: [PORT, SERVICES_PORT] }));
  }).listen(PORT);`,
);

/** A bench that prints the response of its site. The second argument says what it does next. */
const BENCH = `
  import { onBenchSite } from './packages/dev/bench/own-site.ts';
  const [, site, then] = process.argv;
  await onBenchSite(async ({ url }) => {
    console.log(await (await fetch(url)).text());
    if (then === 'throw') throw new Error('Thrown by the bench');
    if (then === 'end the site') await fetch(url + '/end').catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 600_000));
  }, site);
  process.exit(0);`;

const benches: ChildProcess[] = [];
afterEach(() => {
  for (const { pid } of benches.splice(0)) {
    try {
      // Kill the process group, which includes children that the bench left behind.
      process.kill(-Number(pid), 'SIGKILL');
    } catch {
      // No process is left.
    }
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const ANSWER = z.object({ ports: z.array(z.string()) });

/**
 * Starts a bench.
 * @returns the bench, and the ports of the site that it measures
 */
async function measuring(then: string): Promise<{ bench: ChildProcess; ports: string[] }> {
  const bench = spawn(process.execPath, ['--input-type=module', '-e', BENCH, SITE, then], {
    // A killed bench leaves its temporary folder behind. `afterAll` deletes it from here.
    env: { ...process.env, BENCH_BUILD: 'none', TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
    // Start a new process group.
    detached: true,
  });
  benches.push(bench);
  const ended = once(bench, 'exit').then(([code]) => {
    throw new Error(`The bench ended with ${String(code)}`);
  });
  const [answer] = await Promise.race([once(bench.stdout, 'data'), ended]);
  // The test stops the bench later. Ignore the rejection that this causes.
  ended.catch(() => undefined);
  return { bench, ports: ANSWER.parse(JSON.parse(String(answer))).ports };
}

const answers = (port: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    () => true,
    () => false,
  );

/**
 * Waits until nothing listens on a port.
 * @throws Error when a program still listens after 15 seconds
 */
async function isFree(port: string): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(50)) if (!(await answers(port))) return;
  throw new Error(`Port ${port} is still in use`);
}

test('concurrent benches measure separate sites, and stop them on a signal', async () => {
  const [one, other] = await Promise.all([measuring('wait'), measuring('wait')]);
  const ports = [...one.ports, ...other.ports];
  expect(new Set(ports).size).toBe(4);
  for (const port of ports) expect(await answers(port)).toBe(true);
  one.bench.kill('SIGTERM');
  other.bench.kill('SIGINT');
  await Promise.all(ports.map(isFree));
});

test.each(['throw', 'end the site'])('a failing bench stops its site and services (%s)', async (then) => {
  const { bench, ports } = await measuring(then);
  const [code] = await once(bench, 'exit');
  expect(code).toBe(1);
  await Promise.all(ports.map(isFree));
});
