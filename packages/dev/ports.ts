import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * The host on which each port listens: only this machine for the services, and `LISTEN_HOST` or all addresses for the
 * site.
 */
const PORTS = {
  PORT: { purpose: 'for the site', host: undefined },
  SERVICES_PORT: { purpose: 'for the embedded services', host: '127.0.0.1' },
  STUDIO_PORT: { purpose: 'for the studio', host: '127.0.0.1' },
  MANAGEMENT_PORT: { purpose: 'for the management API', host: '127.0.0.1' },
};

export type PortName = keyof typeof PORTS;

type Attempt = { port: number } | { errorCode: string };

/**
 * Briefly listens on a port (0: any free port).
 * @returns the port, or the error code
 */
function tryPort(port: number, host: string | undefined): Promise<Attempt> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ errorCode: error.code ?? error.message }),
    );
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() =>
        resolve(
          typeof address === 'object' && address ? { port: address.port } : { errorCode: 'no address' },
        ),
      );
    });
  });
}

/**
 * Ports below the operating system's ephemeral ports, which the system could assign to another program in the meantime.
 */
const [FIRST_FREE, LAST_FREE] = [10_000, 30_000];
const FREE_ATTEMPTS = 50;

/**
 * Returns a port of this machine on which nothing is listening.
 * @throws Error when there is none
 */
export async function freePort(): Promise<number> {
  for (let count = 0; count < FREE_ATTEMPTS; count += 1) {
    const port = randomInt(FIRST_FREE, LAST_FREE);
    if ('port' in (await tryPort(port, '127.0.0.1'))) return port;
  }
  const attempt = await tryPort(0, '127.0.0.1');
  if ('errorCode' in attempt) throw new Error(`No free port was found on 127.0.0.1: ${attempt.errorCode}`);
  return attempt.port;
}

async function nextFreePort(after: number, host: string | undefined, taken: number[]): Promise<number> {
  for (let port = after + 1; port < 65_536; port += 1) {
    if (!taken.includes(port) && 'port' in (await tryPort(port, host))) return port;
  }
  return freePort();
}

/**
 * Returns a message that says which of the ports cannot be used and how to choose a different one. Returns undefined if
 * all are free.
 * @param command the command that the person at the terminal entered
 */
export async function portProblem(
  environment: NodeJS.ProcessEnv,
  names: PortName[],
  command: string,
): Promise<string | undefined> {
  const needed = names.map((name) => Number(environment[name]));
  for (const name of names) {
    const port = Number(environment[name]);
    const { purpose, host = environment.LISTEN_HOST } = PORTS[name];
    const there = await tryPort(port, host);
    // Listening on all addresses succeeds even if another program listens on 127.0.0.1.
    const attempt = 'errorCode' in there || host ? there : await tryPort(port, '127.0.0.1');
    if ('port' in attempt) continue;
    const reason =
      attempt.errorCode === 'EADDRINUSE'
        ? 'is taken by another program. Stop that program, or choose'
        : `cannot be used (${attempt.errorCode}). Choose`;
    const other = await nextFreePort(Math.max(port, 1024), host, needed);
    return `Port ${port} (${name}, ${purpose}) ${reason} another port: ${name}=${other} ${command}`;
  }
  return undefined;
}
