/** A site and services of a bench's own, on the sample content. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchEnvironment, until } from './environment.ts';

const NEXT = 'node_modules/next/dist/bin/next';
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 3900);

/** Builds the site, starts it, measures it and stops it. @throws Error when it does not build or start */
export async function onBenchSite(measure: (site: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = benchEnvironment({
    folder,
    ports: { site: FIRST_PORT, services: FIRST_PORT + 5 },
    content: 'content',
    build: '.next/bench',
  });
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const children: ChildProcess[] = [];
  try {
    for (const args of [[NEXT, 'build'], ['server/build-static.ts']])
      if (spawnSync(process.execPath, args, { env, stdio: [...stdio] }).status !== 0)
        throw new Error('The build failed');
    for (const program of ['services/server.ts', 'server/main.ts'])
      children.push(spawn(process.execPath, [program], { env, stdio: [...stdio] }));
    await until(`http://127.0.0.1:${env.SERVICES_PORT}/health`);
    // The search index is built in the background: no page is measured beside that.
    await until(`${env.SITE_URL}/api/search/suggest?q=dawn`);
    // By the site's own address: from another one its telemetry is refused.
    await measure(env.SITE_URL);
  } finally {
    for (const child of children) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
