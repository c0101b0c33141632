/**
 * Compares how fast the site's server, plain Node, nginx and `next start` send cached pages and RSC responses. Plain
 * Node and nginx send the same compressed bytes as the site; `next start` runs on the same build. The servers take
 * turns, so that other load on the machine affects all of them.
 */
import { join } from 'node:path';
import { rscParameter } from '../../../server/next/rsc-parameter.ts';
import { measureLatencies } from './constant-rate.ts';
import { waitForPort } from './environment.ts';
import { startNginx } from './nginx.ts';
import { startNode, stopPrograms } from './programs.ts';
import { recordResponse, type Encoding } from './recorded-response.ts';
import { FEW_CONNECTIONS, measureThroughput, type Throughput } from './wrk.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const WARM_UP_SECONDS = 1;
/** Share of a server's maximum rate at which latencies are measured. */
const LOAD = 0.8;
/** gzip comes first, because brotli is compared with the gzip rate of `next start`, which does not support brotli. */
const IN_ORDER = ['gzip', 'br'] as const;
const SITE = 'site';
const PLAIN = 'plain Node';
const NGINX = 'nginx';
const NEXT = 'next start';

/** Request headers that Next's router sends on the home page. */
const ROUTER_HEADERS = {
  rsc: '1',
  'next-router-state-tree': encodeURIComponent(JSON.stringify(['', { children: ['en-us', {}] }])),
  'next-url': '/en-us',
};

interface Measured {
  name: string;
  address: string;
  headers: Record<string, string>;
}

const measuredPages = (pages: Record<string, string>): Measured[] =>
  Object.entries(pages).flatMap(([name, path]) => [
    { name, address: path, headers: {} },
    {
      name: `${name}-rsc`,
      address: `${path}?_rsc=${rscParameter(ROUTER_HEADERS)}`,
      headers: ROUTER_HEADERS,
    },
  ]);

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns the median of the ratios of each round. Both values of a ratio are measured under the same load. */
const pairedRatio = (values: number[] = [], baseline: number[] = []): number =>
  median(values.map((value, round) => value / (baseline[round] ?? Number.NaN)));

interface Ports {
  site: number;
  nextStart: number;
  plain: number;
  nginx: number;
}

/** Returns the URL of a page on each server that supports the encoding, by server name. */
function targets(ports: Ports, { address }: Measured, path: string, encoding: Encoding, hasNginx: boolean) {
  return {
    [SITE]: `http://127.0.0.1:${ports.site}${address}`,
    [PLAIN]: `http://127.0.0.1:${ports.plain}${path}`,
    // Debian's nginx and Next do not support brotli.
    ...(encoding === 'gzip' && hasNginx && { [NGINX]: `http://127.0.0.1:${ports.nginx}${path}` }),
    ...(encoding === 'gzip' && { [NEXT]: `http://127.0.0.1:${ports.nextStart}${address}` }),
  };
}

const measure = (
  server: string,
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Throughput> =>
  measureThroughput(url, headers, server === NEXT ? { seconds, connections: FEW_CONNECTIONS } : { seconds });

/**
 * Measures all pages on all servers.
 * @param pages paths by name
 * @param seconds duration of each measurement
 */
export async function cachedPagesRows(
  pages: Record<string, string>,
  { folder, ports, seconds }: { folder: string; ports: Ports; seconds: number },
): Promise<Record<string, string | number>[]> {
  const recorded = join(folder, 'recorded');
  const types: Record<string, string> = {};
  const measured: (Measured & { path: string })[] = [];
  for (const page of measuredPages(pages)) {
    const url = `http://127.0.0.1:${ports.site}${page.address}`;
    const { path, contentType } = await recordResponse(url, page.headers, recorded, page.name);
    types[path] = contentType;
    measured.push({ ...page, path });
  }
  const plain = startNode([
    'packages/dev/bench/plain-node.ts',
    recorded,
    String(ports.plain),
    JSON.stringify(types),
  ]);
  const nginx = startNginx(join(folder, 'nginx'), recorded, ports.nginx);
  try {
    await Promise.all([waitForPort(ports.plain), nginx && waitForPort(ports.nginx)]);
    const rows: Record<string, string | number>[] = [];
    let nextRates: number[] = [];
    for (const page of measured) {
      for (const encoding of IN_ORDER) {
        const headers = { ...page.headers, 'accept-encoding': encoding };
        const servers = targets(ports, page, page.path, encoding, nginx !== undefined);
        const rates: Record<string, number[]> = {};
        for (const [server, url] of Object.entries(servers)) {
          // The first render may take longer than the warm-up.
          await (await fetch(url, { headers })).arrayBuffer();
          await measure(server, url, headers, WARM_UP_SECONDS);
        }
        for (let round = 0; round < ROUNDS; round += 1)
          for (const [server, url] of Object.entries(servers))
            (rates[server] ??= []).push((await measure(server, url, headers, seconds))['requests/s']);
        nextRates = rates[NEXT] ?? nextRates;
        for (const [server, url] of Object.entries(servers)) {
          const rate = median(rates[server] ?? []);
          const steady =
            server === NEXT
              ? undefined
              : await measureLatencies(url, headers, { rate: rate * LOAD, seconds });
          rows.push({
            page: page.name,
            encoding,
            server,
            'requests/s': rate,
            'to plain Node': pairedRatio(rates[server], rates[PLAIN]).toFixed(2),
            'times next start': Math.round(pairedRatio(rates[server], nextRates)),
            'at 80 %: requests/s': steady ? Math.round(steady.rate) : '',
            'p50 ms': steady ? steady.p50.toFixed(2) : '',
            'p99 ms': steady ? steady.p99.toFixed(2) : '',
          });
        }
      }
    }
    return rows;
  } finally {
    await stopPrograms(nginx ? [plain, nginx] : [plain]);
  }
}
