import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { execa } from 'execa';
import { z } from 'zod';
import { waitForUrl } from '@/packages/dev/bench/environment.ts';

/** Output of `varnishadm backend.list -j`. */
const BACKENDS = z.tuple([
  z.unknown(),
  z.unknown(),
  z.unknown(),
  z.record(z.string(), z.object({ probe_message: z.array(z.union([z.string(), z.number()])) })),
]);
const PROGRAM = process.env.VARNISH_PROGRAM ?? '';

/** Returns VCL with the processes of a site, in place of docs/deploy/backends.vcl. */
function backendsAt(ports: readonly string[]): string {
  const backends = ports.map(
    (port) => `backend site_${port} { .host = "127.0.0.1"; .port = "${port}"; .probe = ready; }`,
  );
  const added = ports.map((port) => `  site.add_backend(site_${port});`);
  return [...backends, 'sub vcl_init {', '  new site = directors.round_robin();', ...added, '}\n'].join('\n');
}

export interface Varnish {
  url: string;
  /** Address for purges (`CDN_PURGE_URL`). */
  purgeUrl: string;
  isHealthy: (sitePort: string) => Promise<boolean>;
  stop: () => Promise<void>;
}

export interface VarnishPorts {
  port: number;
  purgePort: number;
}

export async function startVarnish(
  { port, purgePort }: VarnishPorts,
  sitePorts: readonly string[],
): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'));
  const file = join(folder, 'varnish.vcl');
  copyFileSync('docs/deploy/varnish.vcl', file);
  writeFileSync(join(folder, 'backends.vcl'), backendsAt(sitePorts));
  const sizes = ['http_resp_hdr_len=20k', 'http_resp_size=64k', 'workspace_backend=128k'];
  const listening = ['-a', `http=127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`];
  const options = ['-F', '-j', 'none', '-n', join(folder, 'run'), ...listening, '-f', file];
  const program = spawn(PROGRAM, [...options, ...sizes.flatMap((size) => ['-p', size])], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  // A site answers health checks under any host.
  await waitForUrl(`${url}/api/health/live`);
  const stop = async (): Promise<void> => {
    const gone = once(program, 'exit');
    program.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const isHealthy = async (sitePort: string): Promise<boolean> => {
    const { stdout } = await execa('varnishadm', ['-n', join(folder, 'run'), 'backend.list', '-j']);
    const [, , , backends] = BACKENDS.parse(JSON.parse(stdout));
    return backends[`boot.site_${sitePort}`]?.probe_message.at(-1) === 'healthy';
  };
  return { url, isHealthy, purgeUrl: `http://127.0.0.1:${purgePort}/`, stop };
}

/** Returns the transaction that stored the response, or undefined if Varnish fetched it from the site. */
export async function storedBy(
  request: APIRequestContext,
  url: string,
  headers: Record<string, string> = {},
): Promise<string | undefined> {
  const transactions = (await request.get(url, { headers })).headers()['x-varnish'] ?? '';
  return /^\d+ (\d+)$/.exec(transactions)?.[1];
}
