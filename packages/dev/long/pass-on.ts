import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** The answers passed on say how long the server behind keeps connections; this one must not close them sooner. */
export const PASSING_SERVER = { keepAliveTimeout: 0 };

const respond = (answer: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  // An answer that breaks off breaks off here too; piped, it would never end.
  pipeline(answer, response, () => undefined);
};

/** Passes a request on to a server on a port of this machine, and its answer back, or to `receive`. */
export function passOn(
  port: number,
  incoming: IncomingMessage,
  response: ServerResponse,
  headers: IncomingHttpHeaders = incoming.headers,
  receive = respond,
): void {
  const { url: path, method } = incoming;
  const passed = request({ host: '127.0.0.1', port, path, method, headers }, (answer) =>
    receive(answer, response),
  );
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  incoming.pipe(passed);
}
