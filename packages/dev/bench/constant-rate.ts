/**
 * Measures latencies at a constant request rate, because real visitors do not wait for each other's responses. `wrk`
 * sends as fast as it receives responses, Debian has no `wrk2`, and autocannon reaches only a tenth of the rate of
 * cached pages. To be fast enough, this client reads nothing of a response but its length.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

const CONNECTIONS = 50;
const WARM_UP_MS = 500;
const END_OF_HEAD = '\r\n\r\n';

interface Connection {
  socket: Socket;
  /** Time when the in-flight request was due. Undefined for an idle connection. */
  dueAt: number | undefined;
  /** Bytes of the response that are still missing, once its head has been read. */
  missing: number;
  head: string;
}

export interface Latencies {
  /** Answered requests per second. */
  rate: number;
  p50: number;
  p99: number;
}

/**
 * Processes a chunk of a response.
 * @returns whether the response is complete
 * @throws Error when the status is not 200 or there is no content length
 */
function isComplete(connection: Connection, chunk: Buffer): boolean {
  if (connection.missing > 0) {
    connection.missing -= chunk.byteLength;
    return connection.missing === 0;
  }
  connection.head += chunk.toString('latin1');
  const end = connection.head.indexOf(END_OF_HEAD);
  if (end === -1) return false;
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(connection.head) ?? [];
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(connection.head.slice(0, end)) ?? [];
  if (status !== '200' || length === undefined)
    throw new Error(`The response is not a complete page: ${connection.head.slice(0, end)}`);
  connection.missing = Number(length) - (connection.head.length - end - END_OF_HEAD.length);
  connection.head = '';
  return connection.missing === 0;
}

/**
 * Sends requests at a constant rate. A request that finds no idle connection waits, and its latency counts from when it
 * was due.
 * @throws Error when a connection or a response fails
 */
export async function measureLatencies(
  url: string,
  headers: Record<string, string>,
  options: { rate: number; seconds: number },
): Promise<Latencies> {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}${END_OF_HEAD}`);
  const idle: Connection[] = [];
  const latencies: number[] = [];
  const failures: unknown[] = [];
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(Number(port), hostname).setNoDelay();
      await once(socket, 'connect');
      const connection: Connection = { socket, dueAt: undefined, missing: 0, head: '' };
      socket.on('error', (error) => failures.push(error));
      socket.on('data', (chunk: Buffer) => {
        try {
          if (!isComplete(connection, chunk) || connection.dueAt === undefined) return;
          latencies.push(performance.now() - connection.dueAt);
          connection.dueAt = undefined;
          idle.push(connection);
        } catch (error) {
          failures.push(error);
        }
      });
      idle.push(connection);
      return connection;
    }),
  );
  const startedAt = performance.now();
  const endsAt = startedAt + WARM_UP_MS + options.seconds * 1000;
  let sent = 0;
  let warmUp = 0;
  for (let now = startedAt; now < endsAt && failures.length === 0; now = performance.now()) {
    if (now < startedAt + WARM_UP_MS) warmUp = latencies.length;
    const due = ((now - startedAt) * options.rate) / 1000;
    while (sent < due) {
      const connection = idle.pop();
      if (!connection) break;
      connection.dueAt = startedAt + (sent * 1000) / options.rate;
      connection.socket.write(request);
      sent += 1;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const { socket } of connections) socket.destroy();
  if (failures.length > 0) throw failures[0];
  const measured = latencies.slice(warmUp).sort((a, b) => a - b);
  const at = (share: number): number => measured[Math.floor(measured.length * share)] ?? Number.NaN;
  return { rate: measured.length / options.seconds, p50: at(0.5), p99: at(0.99) };
}
