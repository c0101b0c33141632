import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';

/** Lets a server listen on a free port. @returns the port */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Ends a server and its connections. */
export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}

export interface Answer {
  status?: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request whose path and headers arrive as they are written here. */
export function send(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What a server answers to raw bytes, up to the end of the connection. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  // A server hangs up on what it does not want to read; what it said before may be lost then.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.on('close', resolve));
  return text;
}
