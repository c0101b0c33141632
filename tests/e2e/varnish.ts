import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { started } from './site-process';

const PROGRAM = process.env.VARNISH_PROGRAM ?? '';

/** The configuration that operators are told to use, in front of processes that take turns. */
function configurationFor(sitePorts: readonly string[]): string {
  const configuration = readFileSync('docs/varnish.vcl', 'utf8');
  const [first = '', ...others] = sitePorts;
  const site = configuration.replace('.port = "3000"', `.port = "${first}"`);
  if (site === configuration) throw new Error('docs/varnish.vcl names no site at port 3000');
  if (others.length === 0) return site;
  const backends = others.map(
    (port, index) => `backend site_${index} { .host = "127.0.0.1"; .port = "${port}"; }`,
  );
  const names = ['site', ...others.map((_, index) => `site_${index}`)];
  return [
    site.slice(0, site.indexOf('sub vcl_recv')),
    'import directors;',
    ...backends,
    'sub vcl_init {',
    '  new processes = directors.round_robin();',
    ...names.map((name) => `  processes.add_backend(${name});`),
    '}',
    'sub vcl_recv { set req.backend_hint = processes.backend(); }',
    site.slice(site.indexOf('sub vcl_recv')),
  ].join('\n');
}

export interface Varnish {
  url: string;
  stop: () => Promise<void>;
}

/** Starts Varnish on a port, in front of the processes of a site. */
export async function startVarnish(port: number, sitePorts: readonly string[]): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'));
  const file = join(folder, 'site.vcl');
  writeFileSync(file, configurationFor(sitePorts));
  const sizes = ['http_resp_hdr_len=20k', 'http_resp_size=64k', 'workspace_backend=128k'];
  const address = `127.0.0.1:${port}`;
  const options = ['-F', '-j', 'none', '-n', join(folder, 'run'), '-a', address, '-f', file];
  const program = spawn(PROGRAM, [...options, ...sizes.flatMap((size) => ['-p', size])], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://${address}`;
  await started(`${url}/robots.txt`);
  const stop = async (): Promise<void> => {
    const gone = once(program, 'exit');
    program.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url, stop };
}

/** The transaction that stored what Varnish itself answers with; undefined when it fetched the answer. */
export async function storedBy(
  request: APIRequestContext,
  url: string,
  headers: Record<string, string> = {},
): Promise<string | undefined> {
  const transactions = (await request.get(url, { headers })).headers()['x-varnish'] ?? '';
  return /^\d+ (\d+)$/.exec(transactions)?.[1];
}
