/** Sends requests at a constant rate, regardless of how fast they are answered. */
import { Agent, request } from 'node:http';

const TICK_MS = 20;
const TIMEOUT_MS = 20_000;

export interface Traffic {
  sent: () => number;
  /** Requests that failed or had a status other than 200. */
  failures: string[];
  /**
   * Waits until the last request is answered.
   * @returns answered requests per second, and the slowest response in milliseconds
   */
  stop: () => Promise<{ rate: number; slowest: number }>;
}

/**
 * Starts sending requests.
 * @param paths paths with the headers to send
 */
export function startTraffic(
  port: number,
  perSecond: number,
  paths: readonly { path: string; headers?: Record<string, string> }[],
): Traffic {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const failures: string[] = [];
  const startedAt = performance.now();
  let sent = 0;
  let answered = 0;
  let slowest = 0;

  function send(): void {
    const { path, headers = {} } = paths[sent % paths.length] ?? { path: '/' };
    const begun = performance.now();
    sent += 1;
    const fail = (reason: string): void => void failures.push(`${path}: ${reason}`);
    const sending = request(
      { host: '127.0.0.1', port, path, headers, agent, timeout: TIMEOUT_MS },
      (response) => {
        response.resume();
        response.once('end', () => {
          answered += 1;
          slowest = Math.max(slowest, performance.now() - begun);
          if (response.statusCode !== 200) fail(`status ${response.statusCode}`);
        });
        response.once('error', (error) => fail(error.message));
      },
    );
    sending.once('timeout', () => sending.destroy(new Error('no answer in time')));
    sending.once('error', (error) => fail(error.message));
    sending.end();
  }

  const timer = setInterval(() => {
    // Catch up on requests that a busy machine did not send in time.
    const due = Math.floor(((performance.now() - startedAt) * perSecond) / 1000);
    while (sent < due) send();
  }, TICK_MS);

  return {
    sent: () => sent,
    failures,
    async stop() {
      clearInterval(timer);
      const seconds = (performance.now() - startedAt) / 1000;
      while (answered + failures.length < sent) await new Promise((resolve) => setTimeout(resolve, TICK_MS));
      agent.destroy();
      return { rate: answered / seconds, slowest };
    },
  };
}
