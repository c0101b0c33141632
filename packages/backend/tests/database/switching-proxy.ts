/** The address of a database that another server can answer: passes connections on, and cuts them. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class SwitchingProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** The port that new connections are passed on to. */
  target: number;
  /** Connections that stay open although nothing passes any more. */
  readonly #silent = new Set<Socket>();

  private constructor(target: number) {
    this.target = target;
    this.#server = createServer((incoming) => {
      const outgoing = connect(this.target, '127.0.0.1');
      this.#pass(incoming, outgoing);
      this.#pass(outgoing, incoming);
    });
  }

  static async start(target: number): Promise<SwitchingProxy> {
    const proxy = new SwitchingProxy(target);
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  #pass(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('data', (bytes) => {
      if (!this.#silent.has(from)) to.write(bytes);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      this.#sockets.delete(from);
      this.#silent.delete(from);
      to.destroy();
    });
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  /** Cuts all connections. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Passes nothing more on present connections, as when the machine behind the address loses its power. */
  silence(): void {
    for (const socket of this.#sockets) this.#silent.add(socket);
  }

  stop(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
