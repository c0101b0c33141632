import { Agent, createServer, request as httpRequest, type Server } from 'node:http';
import { once } from 'node:events';
import { PASSING_SERVER } from '../pass-on.ts';

/** Checks the processes 20 times within their `SHUTDOWN_DELAY`. */
const HEALTH_INTERVAL_MS = 100;

interface Backend {
  port: number;
  isReady: boolean;
  agent: Agent;
}

/**
 * A load balancer that distributes requests round-robin over the processes that report themselves ready. Never retries
 * a request, and records those that failed.
 */
export class Front {
  readonly #backends: Backend[];
  readonly #server: Server;
  readonly #healthIntervalMs: number;
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;
  /** Requests that no process answered, with the reason. */
  readonly failures: string[] = [];

  constructor(ports: readonly number[], healthIntervalMs = HEALTH_INTERVAL_MS) {
    this.#healthIntervalMs = healthIntervalMs;
    this.#backends = ports.map((port) => ({ port, isReady: false, agent: new Agent({ keepAlive: true }) }));
    this.#server = createServer(PASSING_SERVER, (incoming, outgoing) => {
      let hasLeft = false;
      const fail = (reason: string): void => {
        if (hasLeft) return;
        this.failures.push(`${incoming.method} ${incoming.url}: ${reason}`);
        if (!outgoing.headersSent) outgoing.writeHead(502);
        outgoing.end();
      };
      const backend = this.#next();
      if (!backend) return fail('no process is ready');
      const { port, agent } = backend;
      const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
      const passed = httpRequest(
        { host: '127.0.0.1', port, agent, method: incoming.method, path: incoming.url, headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.on('error', (error) => fail(error.message));
          answer.pipe(outgoing);
        },
      );
      passed.on('error', (error) => fail(error.message));
      incoming.pipe(passed);
      // A client that disconnects, or does not read the body, does not count as a failure.
      outgoing.on('close', () => {
        hasLeft = !outgoing.writableFinished;
        passed.destroy();
      });
    });
  }

  #next(): Backend | undefined {
    const ready = this.#backends.filter(({ isReady }) => isReady);
    this.#turn += 1;
    return ready[this.#turn % ready.length];
  }

  async #poll(backend: Backend): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${backend.port}/api/health/ready`, {
      headers: { connection: 'close' },
    }).catch(() => undefined);
    await answer?.body?.cancel();
    backend.isReady = answer?.ok ?? false;
  }

  async start(port: number): Promise<void> {
    this.#server.keepAliveTimeout = 60_000;
    this.#server.listen(port);
    await once(this.#server, 'listening');
    this.#timer = setInterval(() => {
      for (const backend of this.#backends) void this.#poll(backend);
    }, this.#healthIntervalMs);
  }

  isReady(port: number): boolean {
    return this.#backends.find((backend) => backend.port === port)?.isReady === true;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#server.close();
    this.#server.closeAllConnections();
    for (const { agent } of this.#backends) agent.destroy();
  }
}
