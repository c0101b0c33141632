/** Runs the content service with 10,000 entries in its own process. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { z } from 'zod';
import { freePort } from '../ports.ts';
import { benchEnvironment } from './environment.ts';
import { QUERIES } from './sized-content.ts';
import { writeSpace } from './space.ts';

/** Results in 10,000 entries, including the samples. */
const PRODUCTS = 2_166;
const HEALTH = z.object({ entries: z.number() });
const ENVIRONMENT = 'spaces/cleanpro/environments/master';
type QueryName = keyof typeof QUERIES;

export interface Address {
  url: string;
  headers: Record<string, string>;
}

export interface ContentProcess {
  pid: number;
  entries: number;
  /** Time from starting the process until it listens. */
  startMs: number;
  /** Returns a GraphQL query as a GET request. */
  query: (name: QueryName) => Address;
  /** Returns a request to the management API, for a path below the environment. */
  managed: (path: string) => Address;
  stop: () => Promise<void>;
}

export interface LargeSpace {
  start: () => Promise<ContentProcess>;
  remove: () => void;
}

/** Writes a space with 10,000 entries to a temporary folder. */
export async function writeLargeSpace(): Promise<LargeSpace> {
  const folder = mkdtempSync(join(tmpdir(), 'content-process-'));
  const content = join(folder, 'content');
  writeSpace(content, PRODUCTS, 0);
  const ports = { site: await freePort(), services: await freePort() };
  const env = benchEnvironment({ folder, ports, content, build: '' });
  mkdirSync(env.DATA_DIR, { mode: 0o700 });
  const base = `http://127.0.0.1:${ports.services}`;
  return {
    async start() {
      const began = performance.now();
      const args = ['--disable-warning=ExperimentalWarning', 'packages/services/server.ts', 'content'];
      const service = execa(process.execPath, args, {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
        buffer: false,
        reject: false,
      });
      for await (const line of createInterface({ input: service.stdout }))
        if (line.includes('ServicesReady')) break;
      service.stdout.resume();
      const startMs = performance.now() - began;
      const { entries } = HEALTH.parse(await (await fetch(`${base}/health`)).json());
      return {
        pid: service.pid ?? 0,
        entries,
        startMs,
        query(name) {
          const { query, variables } = QUERIES[name];
          const parameters = new URLSearchParams({
            query,
            variables: JSON.stringify(variables(PRODUCTS)),
          });
          return {
            url: `${base}/content/v1/${ENVIRONMENT}?${parameters}`,
            headers: { authorization: `Bearer ${env.CONTENTFUL_DELIVERY_TOKEN}` },
          };
        },
        managed: (path) => ({
          url: `${base}/management/${ENVIRONMENT}${path}`,
          headers: { authorization: `Bearer ${env.CONTENTFUL_MANAGEMENT_TOKEN}` },
        }),
        async stop() {
          service.kill();
          await service;
        },
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}
