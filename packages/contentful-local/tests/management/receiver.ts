/** A webhook target that can be unreachable, hang, or fail. */
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { WebhookDefinition } from '../../webhooks/definition.ts';

export interface Received {
  topic: string;
  /** Id of the entity. */
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Returns a webhook that is called when an entry or asset is published, unpublished or deleted. */
export const publishWebhook = (url: string): WebhookDefinition => ({
  id: 'site',
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  name: 'Site',
  url,
  topics: ['Entry', 'Asset'].flatMap((type) =>
    ['publish', 'unpublish', 'delete'].map((action) => `${type}.${action}`),
  ),
  headers: [],
  active: true,
});

const BODY = z.looseObject({ sys: z.looseObject({ id: z.string() }) });
const ADDRESS = z.object({ port: z.number() });

export class Receiver {
  /** All requests, including those that it answered with an error. */
  readonly received: Received[] = [];
  statusOf: (received: Received) => number = () => 200;
  #port = 0;
  #server: Server | undefined;
  #hanging: ServerResponse[] | undefined;

  get url(): string {
    return `http://127.0.0.1:${this.#port}/hook?from=contentful`;
  }

  /** Number of requests without a response whose sender is still waiting. */
  get hanging(): number {
    return (this.#hanging ?? []).filter(({ destroyed }) => !destroyed).length;
  }

  get topics(): string[] {
    return this.received.map(({ topic, id }) => `${topic.replace('ContentManagement.', '')} ${id}`);
  }

  /** Starts listening, on the same port each time. */
  async start(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      const body = await text(request);
      const topic = String(request.headers['x-contentful-topic']);
      const received = { topic, id: BODY.parse(JSON.parse(body)).sys.id, headers: request.headers, body };
      this.received.push(received);
      response.statusCode = this.statusOf(received);
      if (this.#hanging) this.#hanging.push(response);
      else response.end();
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = ADDRESS.parse(this.#server.address()).port;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  /** Leaves all later requests unanswered. */
  hang(): void {
    this.#hanging = [];
  }

  /** Answers the hanging requests. */
  release(): void {
    for (const response of this.#hanging ?? []) response.end();
    this.#hanging = undefined;
  }

  /** Resolves when this number of requests has arrived. */
  async until(count: number): Promise<void> {
    for (const start = Date.now(); this.received.length < count; await wait(1)) {
      if (Date.now() - start > 4_000) throw new Error(`Only ${this.topics.join(', ')} arrived`);
    }
  }
}
