/** A proxy in front of a database. Tests can switch it to another server, cut its connections or silence them. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class SwitchingProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  target: number;
  /** Connections that stay open but no longer forward anything. */
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

  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Stops forwarding on current connections, as if the machine behind them had lost power. */
  silence(): void {
    for (const socket of this.#sockets) this.#silent.add(socket);
  }

  stop(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
