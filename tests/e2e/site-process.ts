import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { expect } from '@playwright/test';
import { copyBuild } from '../../packages/dev/build.ts';
import { freePort } from '../../packages/dev/ports.ts';

export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');
  return address.port;
}

export const run = (
  args: string[],
  env: Record<string, string>,
  stdio: StdioOptions = 'ignore',
): ChildProcess => spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio });

export const started = (url: string): Promise<void> =>
  expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(true);

/** The build under test (packages/dev/test-stages/environment.ts). */
const BUILD = process.env.NEXT_DIST_DIR ?? '.next';

export interface SiteProcess {
  url: string;
  log: () => string;
  stop: () => void;
  /**
   * Sends SIGTERM and waits for the process to end.
   * @returns its exit code
   */
  terminate: () => Promise<number | null>;
  /**
   * Kills the process, as a crash would, and waits for it to end. Leaves the build for a later process on the same
   * port.
   */
  kill: () => Promise<void>;
}

/** Starts another process of the built site, with its own environment. */
export async function startSite(environment: Record<string, string>): Promise<SiteProcess> {
  const port = environment.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const build = `.next/beside-${port}`;
  // A process that was killed leaves its build.
  if (!existsSync(build)) copyBuild(BUILD, build);
  const env = { NEXT_DIST_DIR: build, PORT: port, SITE_URL: url, ...environment };
  const server = run(['server/main.ts'], env, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const stop = (): void => {
    server.kill();
    rmSync(build, { recursive: true, force: true, maxRetries: 5 });
  };
  const kill = async (): Promise<void> => {
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  };
  const terminate = async (): Promise<number | null> => {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    return server.exitCode;
  };
  await started(`${url}/robots.txt`);
  return { url, log: () => output, stop, terminate, kill };
}
