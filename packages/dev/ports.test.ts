import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { freePort, portProblem } from './ports.ts';

let other: Server;
afterEach(() => other.close());

test("reports a port as taken only if it is taken at the site's listen address", async () => {
  const port = await freePort();
  other = createServer().listen(port, '127.0.0.2');
  await once(other, 'listening');
  const problem = (LISTEN_HOST?: string) =>
    portProblem({ NODE_ENV: 'test', PORT: String(port), LISTEN_HOST }, ['PORT'], 'npm run site');
  expect(await problem()).toContain(`Port ${port} (PORT, for the site) is taken`);
  expect(await problem('127.0.0.2')).toContain('is taken');
  expect(await problem('127.0.0.1')).toBeUndefined();
});
