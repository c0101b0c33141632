import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ENVELOPE, problemOf, type Envelope } from '../../services/telemetry/envelope';

export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen');
  return address.port;
}

/** Stands for the ingestion endpoint: checks each item against its contract, and records it. */
export class Ingestion {
  readonly #server: Server;
  readonly items: Envelope[] = [];
  readonly problems: string[] = [];
  /** Requests with what browsers sent; what the site's server tells of itself is no visitor's. */
  requests = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      // Another run on this machine may look for a service of its own at a port that was free a moment ago.
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
    const given: unknown = JSON.parse(body);
    const items: unknown[] = Array.isArray(given) ? given : [given];
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

export interface MeasuredSite {
  url: string;
  ingestion: Ingestion;
  /** Stops the services, as a crash does. */
  stopServices: () => Promise<void>;
  close: () => void;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  return port;
}

/** Where the tested build is (services/launcher/test-environment). */
const BUILD = process.env.NEXT_DIST_DIR ?? '.next';

const run = (args: string[], env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'ignore' });

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A site and services of its own, so that pictures come from its origin, with a tag manager and an ingestion endpoint
 * that records.
 */
export async function measuredSite(environment: Record<string, string> = {}): Promise<MeasuredSite> {
  const ingestion = new Ingestion();
  const endpoint = await ingestion.listen();
  const [port, servicesPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'measured-'));
  // A build of its own beside the tested one: kept pages are on disk, and these have another address in them.
  const build = `.next/measured-${port}`;
  cpSync(BUILD, build, { recursive: true, filter: (path) => !/\.(html|rsc|meta|body)$|\/cache$/.test(path) });
  const env = {
    NEXT_DIST_DIR: build,
    PORT: String(port),
    SERVICES_PORT: String(servicesPort),
    SITE_URL: url,
    DATA_DIR: folder,
    BRAND_CODE: BRAND,
    GTM_ID,
    APPLICATIONINSIGHTS_CONNECTION_STRING: `InstrumentationKey=${KEY};IngestionEndpoint=${endpoint}`,
    ...environment,
  };
  const services = run(['--disable-warning=ExperimentalWarning', 'services/server.ts'], env);
  const server = run(['node_modules/next/dist/bin/next', 'start', '--port', String(port)], env);
  const stopServices = async (): Promise<void> => {
    const gone = once(services, 'exit');
    services.kill('SIGKILL');
    await gone;
  };
  const close = (): void => {
    for (const process of [services, server]) process.kill();
    ingestion.close();
    for (const made of [folder, build]) rmSync(made, { recursive: true, force: true, maxRetries: 5 });
  };
  for (const address of [`http://127.0.0.1:${servicesPort}/health`, `${url}/robots.txt`])
    await expect.poll(() => answers(address), { timeout: 60_000 }).toBe(true);
  return { url, ingestion, stopServices, close };
}
