/** Stand-ins for what a set-up has besides the embedded services: the site, a mail server. */
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { isSigned } from '../../../lib/content/webhooks/signature';

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Answers as the site does to health checks and to signed messages that are no entry, and below `/other` as other
 * servers do: with a page for whatever it is asked, or a space without the site's content types.
 */
export async function startSite(secret: string) {
  const server = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const path = request.url ?? '';
      const json = (status: number, value: object): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      };
      if (path === '/api/health/live' || path === '/looping/api/health/live')
        return json(200, { status: 'pass' });
      if (path === '/api/revalidate') {
        const headers = new Headers(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        const message = { method: 'POST', path, headers, body };
        return json(isSigned(secret, message, Date.now()) ? 400 : 401, {});
      }
      if (path.startsWith('/looping'))
        return void response.writeHead(308, { location: `http://${request.headers.host}${path}` }).end();
      if (path.startsWith('/late')) response.setHeader('date', new Date(Date.now() - 3600_000).toUTCString());
      if (path.startsWith('/empty-space')) {
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

/** A mail server that takes one password. */
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
