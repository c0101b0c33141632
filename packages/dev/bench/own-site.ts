/** A site and services of a bench's own, on the sample content. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchEnvironment, until } from './environment.ts';

export const NEXT = 'node_modules/next/dist/bin/next';
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 3900);
/** Where a bench builds the site; a build that is there already saves the time. */
export const BUILD = process.env.BENCH_BUILD ?? '.next/bench';
const STDIO: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];

type BenchEnvironment = ReturnType<typeof benchEnvironment>;

export interface BenchSite {
  /** The site's own address: from another one its telemetry is refused. */
  url: string;
  environment: BenchEnvironment;
  /** Temporary, for what the bench writes. */
  folder: string;
  /** Starts another program of Node, which is stopped with the site. */
  start: (args: string[], environment: NodeJS.ProcessEnv) => void;
}

/** Runs a program of Node to its end. @throws Error when it fails */
export function build(args: string[], env: NodeJS.ProcessEnv): void {
  if (spawnSync(process.execPath, args, { env, stdio: STDIO }).status !== 0)
    throw new Error(`The build failed: ${args.join(' ')}`);
}

/** Builds the site, unless `BENCH_BUILD` names a build. @throws Error when it does not build */
export function buildSite(env: NodeJS.ProcessEnv): void {
  if (process.env.BENCH_BUILD) return;
  build([NEXT, 'build'], env);
  build(['server/build-static.ts'], env);
}

/** Builds the site, starts it, measures it and stops it. @throws Error when it does not build or start */
export async function onBenchSite(measure: (site: BenchSite) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const environment = benchEnvironment({
    folder,
    ports: { site: FIRST_PORT, services: FIRST_PORT + 5 },
    content: 'packages/sample-space/content',
    build: BUILD,
  });
  const url = environment.SITE_URL;
  const children: ChildProcess[] = [];
  const start: BenchSite['start'] = (args, env) =>
    void children.push(spawn(process.execPath, args, { env, stdio: STDIO }));
  try {
    buildSite(environment);
    start(['packages/services/server.ts'], environment);
    start(['server/main.ts'], environment);
    await until(`http://127.0.0.1:${environment.SERVICES_PORT}/health`);
    // The search index is built in the background: no page is measured beside that.
    await until(`${url}/api/search/suggest?q=dawn`);
    await measure({ url, environment, folder, start });
  } finally {
    for (const child of children) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
