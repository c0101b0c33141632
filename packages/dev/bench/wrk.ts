import { execa } from 'execa';

const PROGRAM = 'wrk';
const CONNECTIONS = 50;
/** Number of connections for rendered pages. With 50, the requests would only wait for each other. */
export const FEW_CONNECTIONS = 5;
const TIMEOUT = '30s';
const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

export interface Throughput {
  'requests/s': number;
  'p50 ms': number;
  'p99 ms': number;
}

/**
 * Checks that `wrk` is installed.
 * @throws Error with instructions for installing it when it is missing
 */
export async function requireWrk(): Promise<void> {
  // `wrk -v` exits with an error after printing its version.
  const { code } = await execa(PROGRAM, ['-v'], { reject: false });
  if (code === 'ENOENT')
    throw new Error(
      'wrk is not installed. Install it ("apt-get install wrk", "brew install wrk") and try again.',
    );
}

function percentile(output: string, share: 50 | 99): number {
  const [, value, unit = ''] = new RegExp(String.raw`\n\s+${share}%\s+([\d.]+)(us|ms|s)`).exec(output) ?? [];
  return Number((Number(value) * (MILLISECONDS[unit] ?? Number.NaN)).toFixed(2));
}

/**
 * Sends requests from one thread, as fast as the server responds.
 * @throws Error when a response is not 2xx
 */
export async function measureThroughput(
  url: string,
  headers: Record<string, string>,
  { seconds, connections = CONNECTIONS }: { seconds: number; connections?: number },
): Promise<Throughput> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await execa(PROGRAM, [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    TIMEOUT,
    '--latency',
    ...flags,
    url,
  ]);
  const problem = /Non-2xx.*|Socket errors.*/.exec(stdout);
  if (problem) throw new Error(`${url}: ${problem[0]}`);
  if (/^\s*0 requests in/m.test(stdout)) throw new Error(`${url}: no response within ${seconds} seconds`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  return {
    'requests/s': Math.round(Number(rate)),
    'p50 ms': percentile(stdout, 50),
    'p99 ms': percentile(stdout, 99),
  };
}
