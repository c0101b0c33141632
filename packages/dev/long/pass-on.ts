import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/**
 * The server has no idle timeout. Forwarded responses announce the target server's timeout, and this server must not
 * close connections earlier.
 */
export const PASSING_SERVER = { keepAliveTimeout: 0 };

const respond = (answer: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  // `pipeline` also aborts this response if the target's response is aborted. With `pipe`, it would never end.
  pipeline(answer, response, () => undefined);
};

/** Forwards a request to a server on a port of this machine. Sends the response back, or passes it to `receive`. */
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
