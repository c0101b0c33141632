import { Agent, request } from 'node:http';

export interface Sent {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Received {
  status: number;
  /** Size of the body as sent, which may be compressed. */
  bytes: number;
  encoding: string | undefined;
  text: string;
}

/** Sends requests to a port of this machine over keep-alive connections, like a load balancer. */
export class Sender {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true });
  #visitors = 0;

  constructor(port: number) {
    this.#port = port;
  }

  /**
   * Sends a request as a new visitor behind a proxy.
   * @throws Error for a status of 400 or more that is not expected
   */
  send(
    { path, method = 'GET', headers = {}, body }: Sent,
    expected: readonly number[] = [],
  ): Promise<Received> {
    this.#visitors += 1;
    const visitor = `10.${(this.#visitors >> 16) & 255}.${(this.#visitors >> 8) & 255}.${this.#visitors & 255}`;
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          agent: this.#agent,
          path,
          method,
          headers: { 'x-forwarded-for': visitor, ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const content = Buffer.concat(chunks);
            const { statusCode: status = 0 } = response;
            if (status >= 400 && !expected.includes(status))
              reject(new Error(`${method} ${path}: ${status} ${content.toString().slice(0, 200)}`));
            const encoding = response.headers['content-encoding'];
            resolve({ status, bytes: content.byteLength, encoding, text: content.toString() });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  async sendMany(count: number, make: (index: number) => Sent, concurrency = 16): Promise<void> {
    let next = 0;
    const client = async (): Promise<void> => {
      while (next < count) await this.send(make(next++));
    };
    await Promise.all(Array.from({ length: concurrency }, client));
  }

  stop(): void {
    this.#agent.destroy();
  }
}
