import { createServer, type Server } from 'node:http';
import { close, listen } from '../../../tests/contract/server/http-client.ts';
import { passOn, PASSING_SERVER } from './pass-on.ts';

/** A proxy between a site and its content service that records when each query is sent. */
export class CountedContent {
  readonly #server: Server;
  readonly #sentAt: number[] = [];
  #port = 0;

  constructor() {
    this.#server = createServer(PASSING_SERVER, (incoming, response) => {
      this.#sentAt.push(performance.now());
      passOn(this.#port, incoming, response);
    });
  }

  /**
   * Forwards queries to the services on a port.
   * @returns the variables that make a site send its queries here
   */
  async passTo(servicesPort: number): Promise<Record<string, string>> {
    this.#port = servicesPort;
    const url = `http://127.0.0.1:${await listen(this.#server)}`;
    return { CONTENTFUL_GRAPHQL_URL: `${url}/content/v1/spaces/cleanpro/environments/master` };
  }

  get total(): number {
    return this.#sentAt.length;
  }

  /**
   * Returns the maximum number of queries in any period of one second.
   * @param from number of initial queries to ignore
   */
  busiestSecond(from: number): number {
    const times = this.#sentAt.slice(from);
    let first = 0;
    let most = 0;
    for (const [last, time] of times.entries()) {
      while (time - (times[first] ?? time) >= 1_000) first += 1;
      most = Math.max(most, last - first + 1);
    }
    return most;
  }

  stop(): Promise<void> {
    return close(this.#server);
  }
}
