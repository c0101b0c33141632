import type { Socket } from 'node:net';

/** Tells Node's parser that another protocol follows, so it stops. */
const UPGRADE = 2;

/**
 * Stops parsing the requests that a connection has sent. Node parses the rest of a chunk even after its connection is
 * closed: about 600 requests in 64 kB, which take 13 ms. It has no documented method for this; without its parser as it is
 * now, the requests are parsed as before.
 */
export function stopParsing(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null && 'onIncoming' in parser)
    parser.onIncoming = () => UPGRADE;
}
