/** Stand-ins for all parts of a setup except the embedded services: the site, the studio, a mail server. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { freePort } from '../../ports.ts';
import { createStudioApp } from '../../../studio/server/app.ts';
import { studioConfig } from '../../../studio/server/config.ts';
import { isSigned } from '@cleanpro/node-service/webhook-signature';

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Starts a server that responds like the site to health checks and to signed messages without an entry. Other paths
 * imitate other servers: a parked page, a space without the site's content types, a CDN that accepts purges with a
 * token, a CRM.
 */
export async function startSite(secret: string, token: string) {
  const server = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const path = request.url ?? '';
      const json = (status: number, value: object): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      };
      if (/^\/(looping\/|proxied\/)?api\/health\/live$/.test(path)) return json(200, { status: 'pass' });
      if (/^\/(proxied\/)?api\/revalidate$/.test(path)) {
        const headers = new Headers(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        const message = { method: 'POST', path, headers, body };
        if (!isSigned(secret, message, Date.now())) return json(401, {});
        // A proxy adds an address to the peer's.
        return json(400, { forwardedFor: path.startsWith('/proxied') ? 2 : 1 });
      }
      if (path.startsWith('/looping'))
        return void response.writeHead(308, { location: `http://${request.headers.host}${path}` }).end();
      if (path.startsWith('/refusing')) return json(403, {});
      if (path.startsWith('/visitors')) return json(405, {});
      if (path.startsWith('/purge')) return json(request.headers['fastly-key'] === token ? 200 : 401, {});
      if (path.startsWith('/crm')) return json(request.method === 'POST' ? 500 : 405, {});
      if (path.startsWith('/late')) response.setHeader('date', new Date(Date.now() - 3600_000).toUTCString());
      if (path.startsWith('/no-space')) return json(404, {});
      if (path.startsWith('/empty-space')) {
        if (path.includes('/assets')) return json(200, { items: [] });
        if (path.includes('/locales')) return json(200, { items: [{ code: 'de-DE' }] });
        if (path.includes('/content_types'))
          return json(200, { items: [{ sys: { id: 'product' }, fields: [{ id: 'productName' }] }] });
      }
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    });
  });
  const port = await listen(server);
  return {
    port,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Starts the studio at `localhost`, with an empty client. */
export async function startStudio(environment: NodeJS.ProcessEnv, folder: string) {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const port = await freePort();
  const app = createStudioApp(
    studioConfig({ ...environment, STUDIO_PORT: String(port), STUDIO_URL: `http://localhost:${port}` }),
    folder,
  );
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(port);
  await once(server, 'listening');
  return { port, stop: () => void server.close() };
}

/** Starts a mail server that accepts only this password. */
export async function startMailServer(password: string) {
  const server = createServer((socket) => {
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const line = String(data).trim();
      if (line.startsWith('EHLO')) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
      else if (line.startsWith('AUTH PLAIN')) {
        const [, , sent] = Buffer.from(line.slice('AUTH PLAIN '.length), 'base64').toString().split('\0');
        socket.write(sent === password ? '235 2.7.0 Accepted\r\n' : '535 5.7.8 Refused\r\n');
      } else socket.write('250 2.0.0 OK\r\n');
    });
  });
  const port = await listen(server);
  return { port, stop: () => void server.close() };
}
