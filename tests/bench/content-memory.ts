/** What the content service has of memory with 10,000 entries, in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '../../services/launcher/ports.ts';
import { benchEnvironment, until } from './environment.ts';
import { memoryMiB } from './process-figures.ts';
import { QUERIES } from './sized-content.ts';
import { writeSpace } from './space.ts';

/** With the samples, 10,000 entries. */
const PRODUCTS = 2_166;
const REQUESTS = 12_000;
const CONCURRENCY = 4;
const HEALTH = z.object({ entries: z.number() });

interface ContentMemory {
  entries: number;
  'after the start MiB': number;
  'after the load MiB': number;
}

/** Starts the service, sends it page queries, and measures it. @throws Error when a query is not answered with 200 */
export async function contentMemory(): Promise<ContentMemory> {
  const folder = mkdtempSync(join(tmpdir(), 'content-memory-'));
  const content = join(folder, 'content');
  writeSpace(content, PRODUCTS, 0);
  const ports = { site: await freePort(), services: await freePort() };
  const env = benchEnvironment({ folder, ports, content, build: '' });
  mkdirSync(env.DATA_DIR, { mode: 0o700 });
  const args = ['--disable-warning=ExperimentalWarning', 'services/server.ts', 'content'];
  const service = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const { pid = 0 } = service;
  const base = `http://127.0.0.1:${ports.services}`;
  const bodies = [QUERIES['page by address'], QUERIES['product page']].map(({ query, variables }) =>
    JSON.stringify({ query, variables: variables(PRODUCTS) }),
  );
  const headers = {
    authorization: `Bearer ${env.CONTENTFUL_DELIVERY_TOKEN}`,
    'content-type': 'application/json',
  };
  try {
    await until(`${base}/health`);
    const { entries } = HEALTH.parse(await (await fetch(`${base}/health`)).json());
    const started = memoryMiB(pid);
    let sent = 0;
    const send = async (): Promise<void> => {
      while (sent < REQUESTS) {
        const body = bodies[sent % bodies.length];
        sent += 1;
        const url = `${base}/content/v1/spaces/cleanpro/environments/master`;
        const response = await fetch(url, { method: 'POST', headers, body });
        const text = await response.text();
        if (response.status !== 200) throw new Error(`${response.status}: ${text.slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, send));
    return { entries, 'after the start MiB': started, 'after the load MiB': memoryMiB(pid) };
  } finally {
    const gone = once(service, 'exit');
    service.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
