import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { SERVICES_URL } from './services-control';
import { portOf, startSite, type SiteProcess } from './site-process';

export const CONTENT_PATH = '/content/v1/spaces/cleanpro/environments/master';

export interface Call {
  method: string;
  path: string;
  /** Query and form fields. The last value of a repeated name wins. */
  fields: Record<string, string>;
  body: unknown;
}

interface Replacement {
  status: number;
  body?: object;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/**
 * A proxy between a site and the embedded services. Records each call and forwards it, unless its response is
 * replaced.
 */
class RecordedServices {
  readonly calls: Call[] = [];
  /** Responses by method and path, such as `GET /privacy/links.json`. */
  readonly replaced = new Map<string, Replacement>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, SERVICES_URL);
    const body = await readBody(request);
    const type = request.headers['content-type'] ?? '';
    const form = type.startsWith('application/x-www-form-urlencoded') ? body.toString() : '';
    this.calls.push({
      method,
      path: pathname,
      fields: Object.fromEntries([...searchParams, ...new URLSearchParams(form)]),
      body: type.startsWith('application/json') ? JSON.parse(body.toString()) : undefined,
    });
    const replacement = this.replaced.get(`${method} ${pathname}`);
    if (replacement) {
      response.writeHead(replacement.status, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(replacement.body ?? {}));
    }
    const headers = new Headers();
    for (const name of ['accept', 'authorization', 'content-type', 'x-forwarded-for']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const answer = await fetch(SERVICES_URL + url, {
      method,
      headers,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }

  /**
   * Listens on a free port.
   * @returns the environment of a site that calls the services through this proxy
   */
  async listen(): Promise<Record<string, string>> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const url = `http://127.0.0.1:${portOf(this.#server)}`;
    return {
      CONTENTFUL_GRAPHQL_URL: `${url}${CONTENT_PATH}`,
      REVIEWS_URL: `${url}/reviews`,
      RECOMMENDATIONS_URL: `${url}/recommendations`,
      PRIVACY_LINKS_URL: `${url}/privacy/links.json`,
      APPLICATIONINSIGHTS_CONNECTION_STRING: `InstrumentationKey=11111111-2222-4333-8444-555555555555;IngestionEndpoint=${url}/telemetry/`,
    };
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

interface Recorded {
  site: SiteProcess;
  services: RecordedServices;
  stop: () => Promise<void>;
}

export async function recordedSite(
  environment: Record<string, string>,
  replaced: RecordedServices['replaced'] = new Map(),
): Promise<Recorded> {
  const services = new RecordedServices();
  for (const [call, response] of replaced) services.replaced.set(call, response);
  const site = await startSite({ ...(await services.listen()), ...environment });
  const stop = async (): Promise<void> => {
    await site.terminate();
    site.stop();
    services.close();
  };
  return { site, services, stop };
}
