import { createServer } from 'node:net';

/** Where each port is listened on: the services on this machine only, the site on every address, as Next does. */
const PORTS = {
  PORT: { what: 'for the site', host: undefined },
  SERVICES_PORT: { what: 'for the embedded services', host: '127.0.0.1' },
};

/** Tries to listen on a port (0: any) and gives the port, or the code of the error that says why not. */
function listen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ problem: error.code }));
    server.listen({ port, host, exclusive: true }, () => {
      const { port: given } = server.address();
      server.close(() => resolve({ port: given }));
    });
  });
}

/** A port of this machine that nothing listens on now. */
export async function freePort() {
  const { port, problem } = await listen(0, '127.0.0.1');
  if (port === undefined) throw new Error(`No free port was found on 127.0.0.1: ${problem}`);
  return port;
}

async function nextFree(after, host, taken) {
  for (let port = after + 1; port < 65_536; port += 1) {
    if (!taken.includes(port) && (await listen(port, host)).port) return port;
  }
  return freePort();
}

/**
 * The sentence that says which of the named ports cannot be used, and how to choose another; none when all are free.
 * `command` is what the person at the terminal typed.
 */
export async function portProblem(environment, names, command) {
  const wanted = names.map((name) => Number(environment[name]));
  for (const name of names) {
    const port = Number(environment[name]);
    const { what, host } = PORTS[name];
    const everywhere = await listen(port, host);
    const here = everywhere.problem ? everywhere : await listen(port, '127.0.0.1');
    if (!here.problem) continue;
    const reason =
      here.problem === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${here.problem})`;
    const other = await nextFree(Math.max(port, 1024), host, wanted);
    return `Port ${port} (${name}, ${what}) ${reason}. Stop that program, or choose another port: ${name}=${other} ${command}`;
  }
  return undefined;
}
