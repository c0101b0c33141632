import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENVELOPE, problemOf, type Envelope } from '@cleanpro/backend/telemetry/envelope';
import { freePort } from '../../packages/dev/ports.ts';
import { sharePictures } from '../../packages/dev/test-stages/pictures.ts';
import { portOf, run, started, startSite } from './site-process';

/** Stands in for the telemetry ingestion endpoint: validates and records each item. */
class Ingestion {
  readonly #server: Server;
  readonly items: Envelope[] = [];
  readonly problems: string[] = [];
  /** Number of requests that contain items from browsers, not only from the site's server. */
  requests = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      // Another test run on this machine may look for its service on this port, which was free a moment ago.
      if (request.method !== 'POST') return void response.writeHead(404).end();
      void this.#take(request).then((received) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ itemsReceived: received, itemsAccepted: received, errors: [] })),
      );
    });
  }

  async #take(request: IncomingMessage): Promise<number> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const payload: unknown = JSON.parse(body);
    const items: unknown[] = Array.isArray(payload) ? payload : [payload];
    let ofServer = 0;
    for (const item of items) {
      const parsed = ENVELOPE.safeParse(item);
      if (parsed.success) this.items.push(parsed.data);
      else this.problems.push(problemOf(parsed.error));
      if (parsed.data?.tags?.['ai.cloud.role'] === 'site') ofServer += 1;
    }
    if (ofServer < items.length) this.requests += 1;
    return items.length;
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${portOf(this.#server)}`;
  }

  get pageViews() {
    return this.items.flatMap(({ data }) => (data.baseType === 'PageviewData' ? [data.baseData] : []));
  }
  get exceptions() {
    return this.items.flatMap(({ data }) => (data.baseType === 'ExceptionData' ? [data.baseData] : []));
  }
  get events() {
    return this.items.flatMap(({ data }) => (data.baseType === 'EventData' ? [data.baseData] : []));
  }
  get calls() {
    return this.items.flatMap(({ data }) =>
      data.baseType === 'RemoteDependencyData' ? [data.baseData] : [],
    );
  }

  clear(): void {
    this.items.length = 0;
    this.problems.length = 0;
    this.requests = 0;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

export const KEY = '11111111-2222-4333-8444-555555555555';
export const GTM_ID = 'GTM-TEST01';
export const BRAND = 'test-brand';

export interface TelemetrySite {
  url: string;
  ingestion: Ingestion;
  stopServices: () => Promise<void>;
  close: () => void;
}

/**
 * Starts a site with its own services, so that pictures have the same origin as the site. The site has a tag manager
 * and sends telemetry to an endpoint that records it.
 */
export async function startTelemetrySite(environment: Record<string, string> = {}): Promise<TelemetrySite> {
  const ingestion = new Ingestion();
  const endpoint = await ingestion.listen();
  const [port, servicesPort] = [String(await freePort()), String(await freePort())];
  const folder = mkdtempSync(join(tmpdir(), 'measured-'));
  sharePictures(folder);
  // The services use the site's address in the URLs of pictures.
  const env = {
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    SERVICES_PORT: servicesPort,
    MANAGEMENT_PORT: 'off',
    DATA_DIR: folder,
  };
  const services = run(['--disable-warning=ExperimentalWarning', 'packages/services/server.ts'], env);
  await started(`http://127.0.0.1:${servicesPort}/health`);
  const site = await startSite({
    ...env,
    BRAND_CODE: BRAND,
    GTM_ID,
    APPLICATIONINSIGHTS_CONNECTION_STRING: `InstrumentationKey=${KEY};IngestionEndpoint=${endpoint}`,
    ...environment,
  });
  const stopServices = async (): Promise<void> => {
    const gone = once(services, 'exit');
    services.kill('SIGKILL');
    await gone;
  };
  const close = (): void => {
    site.stop();
    services.kill();
    ingestion.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url: site.url, ingestion, stopServices, close };
}
