/**
 * Limits what clients can hold open: unanswered requests per connection, connections, and response bytes that clients
 * do not read (decision 0018). Most requests are not pipelined and cost only one comparison.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { visitorNetwork } from '@cleanpro/node-service/visitor-network';

/** No browser pipelines requests. Node emits all pipelined requests of a chunk together, and each takes memory. */
const MAX_UNANSWERED = 8;
/** An idle connection takes about 10 kB. */
const MAX_CONNECTIONS = 8_192;
/** Many visitors may share one address, and a browser opens up to six connections. */
const MAX_CONNECTIONS_PER_NETWORK = 1_024;
const MIB = 1024 * 1024;
/** Response bytes that are still in this process because the client does not read them. */
const MAX_UNSENT_BYTES = 32 * MIB;
const MAX_UNSENT_BYTES_PER_NETWORK = 8 * MIB;
/** Limit per connection. Larger than any response that is written in one call. */
const MAX_UNSENT_BYTES_PER_CONNECTION = 4 * MIB;
const UNSENT_CHECK_INTERVAL_MS = 500;

type Reason = 'pipelining' | 'connections' | 'network-connections' | 'unsent-bytes';

interface Limits {
  unanswered?: number;
  connections?: number;
  connectionsPerNetwork?: number;
  unsentBytes?: number;
  unsentBytesPerNetwork?: number;
  unsentBytesPerConnection?: number;
}

/** A visitor's network, or a single connection of a trusted proxy, which carries the requests of many visitors. */
type Owner = string | Socket;

interface Unsent {
  socket: Socket;
  owner: Owner;
  bytes: number;
}

function highest<Item>(items: Iterable<Item>, valueOf: (item: Item) => number): Item | undefined {
  let result: Item | undefined;
  for (const item of items) if (result === undefined || valueOf(item) > valueOf(result)) result = item;
  return result;
}

/** A listener returns this value to stop Node's parser, as if the connection switched to another protocol. */
const UPGRADE = 2;

/**
 * Stops parsing the requests that a connection has sent. Otherwise Node parses the rest of a chunk even after its
 * connection was closed: about 600 requests in 64 kB, which takes 13 ms. Node has no documented way to stop it. If Node
 * changes its parser, this has no effect.
 */
function stopParsing(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null && 'onIncoming' in parser)
    parser.onIncoming = () => UPGRADE;
}

/** Tracks a server's connections, and closes those that exceed a limit. */
export class ConnectionLimits {
  readonly #limits: Required<Limits>;
  readonly #isBehindProxy: boolean;
  readonly #count: (reason: Reason) => void;
  readonly #connections = new Map<Owner, Set<Socket>>();
  /** Number of responses that wait for an earlier one on the same connection. */
  readonly #pipelined = new WeakMap<Socket, number>();
  #total = 0;

  /**
   * @param isBehindProxy whether connections come from trusted proxies (`TRUSTED_PROXIES`)
   * @param count called for each connection that is closed
   */
  constructor(isBehindProxy: boolean, count: (reason: Reason) => void, limits: Limits = {}) {
    this.#isBehindProxy = isBehindProxy;
    this.#count = count;
    this.#limits = {
      unanswered: MAX_UNANSWERED,
      connections: MAX_CONNECTIONS,
      connectionsPerNetwork: MAX_CONNECTIONS_PER_NETWORK,
      unsentBytes: MAX_UNSENT_BYTES,
      unsentBytesPerNetwork: MAX_UNSENT_BYTES_PER_NETWORK,
      unsentBytesPerConnection: MAX_UNSENT_BYTES_PER_CONNECTION,
      ...limits,
    };
  }

  watch(server: Server): void {
    const timer = setInterval(() => this.closeSlowReaders(), UNSENT_CHECK_INTERVAL_MS).unref();
    server.on('connection', (socket) => this.open(socket)).on('close', () => clearInterval(timer));
  }

  /** Admits a new connection. At the limit, closes it, or an older connection to make room. */
  open(socket: Socket): void {
    const owner = this.#ownerOf(socket);
    const own = this.#connections.get(owner) ?? new Set();
    if (own.size >= this.#limits.connectionsPerNetwork) return this.#close(socket, 'network-connections');
    if (this.#total >= this.#limits.connections && !this.#makeRoom(own.size))
      return this.#close(socket, 'connections');
    this.#connections.set(owner, own.add(socket));
    this.#total += 1;
    socket.once('close', () => this.#remove(owner, socket));
  }

  /**
   * Handles a pipelined request once the earlier responses on its connection have been sent, so that a waiting response
   * takes no memory. Closes the connection if too many requests wait.
   */
  handleInTurn({ socket }: IncomingMessage, response: ServerResponse, handle: () => void): void {
    // Node may parse the rest of a chunk after its connection was closed.
    if (socket.destroyed) return;
    const waiting = (this.#pipelined.get(socket) ?? 0) + 1;
    // Add one for the response that is being sent.
    if (waiting + 1 > this.#limits.unanswered) {
      stopParsing(socket);
      return this.#close(socket, 'pipelining');
    }
    this.#pipelined.set(socket, waiting);
    response.once('socket', () => {
      this.#pipelined.set(socket, (this.#pipelined.get(socket) ?? 1) - 1);
      setImmediate(() => {
        if (!socket.destroyed) handle();
      });
    });
  }

  /** Closes the connections with the most unsent bytes until all limits hold. */
  closeSlowReaders(): void {
    const { unsentBytes, unsentBytesPerNetwork, unsentBytesPerConnection } = this.#limits;
    const byOwner = new Map<Owner, { bytes: number; connections: Unsent[] }>();
    let total = 0;
    for (const unsent of this.#unsent()) {
      if (unsent.bytes > unsentBytesPerConnection) {
        this.#close(unsent.socket, 'unsent-bytes');
        continue;
      }
      const own = byOwner.get(unsent.owner) ?? { bytes: 0, connections: [] };
      own.bytes += unsent.bytes;
      own.connections.push(unsent);
      byOwner.set(unsent.owner, own);
      total += unsent.bytes;
    }
    for (const { connections } of byOwner.values()) connections.sort((a, b) => a.bytes - b.bytes);
    for (;;) {
      const most = highest(byOwner.values(), ({ bytes }) => bytes);
      if (!most || (most.bytes <= unsentBytesPerNetwork && total <= unsentBytes)) return;
      const worst = most.connections.pop();
      if (!worst) return;
      most.bytes -= worst.bytes;
      total -= worst.bytes;
      this.#close(worst.socket, 'unsent-bytes');
    }
  }

  *#unsent(): Generator<Unsent> {
    for (const [owner, sockets] of this.#connections)
      for (const socket of sockets)
        if (socket.writableLength > 0) yield { socket, owner, bytes: socket.writableLength };
  }

  #ownerOf(socket: Socket): Owner {
    return this.#isBehindProxy ? socket : visitorNetwork(socket.remoteAddress ?? '');
  }

  /**
   * Closes the oldest connection of the network that has the most. Does nothing if the new connection's network would
   * then have as many.
   */
  #makeRoom(own: number): boolean {
    const [owner, most] = highest(this.#connections, ([, { size }]) => size) ?? [];
    const [oldest] = most ?? [];
    if (!owner || !most || !oldest || most.size <= own + 1) return false;
    this.#close(oldest, 'connections');
    // The socket's `close` event comes later.
    this.#remove(owner, oldest);
    return true;
  }

  #close(socket: Socket, reason: Reason): void {
    this.#count(reason);
    socket.destroy();
  }

  #remove(owner: Owner, socket: Socket): void {
    const own = this.#connections.get(owner);
    if (!own?.delete(socket)) return;
    this.#total -= 1;
    if (own.size === 0) this.#connections.delete(owner);
  }
}
