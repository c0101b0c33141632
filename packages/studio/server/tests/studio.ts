import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { z } from 'zod';
import { createImagesApp } from '@cleanpro/contentful-local/images/routes';
import { createStudioApp } from '../app.ts';
import type { StudioConfig } from '../config.ts';
import { invite } from '@cleanpro/contentful-local/tests/management/editor-clients';
import { IMAGES, ManagedSpace } from '@cleanpro/contentful-local/tests/management/service';

export const ORIGIN = 'http://localhost:3200';
export const SITE = 'http://localhost:3000';
export const PREVIEW_SECRET = 'p'.repeat(32);
const SCRIPT = 'console.log("screen")';
const POLL_MS = 5;

export interface Browser {
  cookie: string;
  user: string;
  key: string;
}

type Headers = Record<string, string>;

/** The studio's server with the fixture space, and methods that send requests as a browser does. */
export class Studio {
  readonly space = new ManagedSpace();
  readonly folder = mkdtempSync(join(tmpdir(), 'studio-'));
  readonly #server = createAdaptorServer({
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/fixture/')) return this.#images.fetch(request);
      this.received.push(request.clone());
      if (pathname.startsWith('/check/') && this.checked) return Response.json(this.checked);
      return this.space.app.fetch(request);
    },
  });
  readonly #images = createImagesApp({
    spaces: this.space.spaces,
    mayReadDrafts: (token) => this.space.service.editors.actorOf(token) !== undefined,
    dataDir: this.folder,
    conversions: 1,
  });
  /** Response of the content check; undefined if there is no content check. */
  checked: unknown;
  readonly received: Request[] = [];
  #config: StudioConfig | undefined;
  app = this.#unstarted();

  #unstarted(): ReturnType<typeof createStudioApp> {
    const screen = join(this.folder, 'screen', 'assets');
    mkdirSync(screen, { recursive: true });
    writeFileSync(join(this.folder, 'screen', 'index.html'), '<!doctype html><title>Studio</title>');
    writeFileSync(join(screen, 'main-1.js'), SCRIPT);
    return this.#open('http://127.0.0.1:1');
  }

  #open(managementUrl: string, origin = ORIGIN): ReturnType<typeof createStudioApp> {
    this.#config = {
      port: 3200,
      host: '127.0.0.1',
      origin,
      siteOrigin: SITE,
      imagesBase: IMAGES,
      imagesUrl: managementUrl,
      managementUrl,
      checkUrl: `${managementUrl}/check`,
      dataDir: this.folder,
      space: 'fixture',
      environment: 'master',
      previewSecret: PREVIEW_SECRET,
    };
    return createStudioApp(this.#config, join(this.folder, 'screen'), POLL_MS);
  }

  async start(origin?: string): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const { port } = z.custom<AddressInfo>((value) => value !== null).parse(this.#server.address());
    this.app = this.#open(`http://127.0.0.1:${port}`, origin);
  }

  /** Root URL of the management API, for requests that do not go through the studio. */
  get managementUrl(): string {
    return this.#config?.managementUrl ?? '';
  }

  /** Reads the stored data again, as a new process would. */
  restart(): void {
    this.app = this.#open(this.managementUrl);
  }

  /** Sends a request like a page of the studio, unless the headers say otherwise. */
  async request(method: string, path: string, headers: Headers = {}, body?: BodyInit): Promise<Response> {
    const own: Headers = { host: new URL(ORIGIN).host, origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
    return this.app.request(`${ORIGIN}${path}`, { method, headers: { ...own, ...headers }, body });
  }

  async signIn(name: string, role = 'approver'): Promise<Browser> {
    const { key, sys } = await invite(this.space, name, role);
    const response = await this.post('/sign-in', { key });
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return { cookie, user: sys.user.sys.id, key };
  }

  post(path: string, form: Record<string, string>, headers: Headers = {}): Promise<Response> {
    return this.request('POST', path, headers, new URLSearchParams(form));
  }

  async close(): Promise<void> {
    this.#server.close();
    if ('closeAllConnections' in this.#server) this.#server.closeAllConnections();
    await once(this.#server, 'close');
    this.space.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
