/** Runs the embedded services on PostgreSQL in a separate process that the test watches. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { z } from 'zod';
import { freePort } from '../../../dev/ports.ts';
import { contact } from '../members/member-service.ts';
import { GOOD } from '../reviews/service.ts';

const TOKEN = 'token-of-the-member-service-in-tests';
const PASSKEY = 'passkey-of-the-tests';
const PRODUCT = 'soap';
const CREATED = z.object({ id: z.string() });

async function startDelivery(): Promise<{ url: string; server: Server }> {
  const page = { total: 1, items: [{ fields: { ratingAndReviewId: PRODUCT, productName: 'Soap' } }] };
  const server = createServer((_, response) => response.end(JSON.stringify(page)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, server };
}

export class RunningServices {
  readonly #child: ChildProcess;
  readonly #delivery: Server;
  readonly #port: number;
  /** The end of the process's output. */
  #log = '';

  private constructor(child: ChildProcess, delivery: Server, port: number) {
    this.#child = child;
    this.#delivery = delivery;
    this.#port = port;
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (chunk) => (this.#log = (this.#log + String(chunk)).slice(-4_000)));
  }

  static async start(databaseUrl: string, dataDir: string, crm: string): Promise<RunningServices> {
    const port = await freePort();
    const delivery = await startDelivery();
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        'packages/services/server.ts',
        'members',
        'reviews',
        'recommendations',
      ],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          PORT: String(await freePort()),
          SERVICES_PORT: String(port),
          MANAGEMENT_PORT: 'off',
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
          CONTENTFUL_CDN_HOST: delivery.url,
          CONTENTFUL_DELIVERY_TOKEN: 'd'.repeat(32),
          CONTENTFUL_PREVIEW_TOKEN: 'p'.repeat(32),
          CONTENTFUL_MANAGEMENT_TOKEN: 'm'.repeat(32),
          REVALIDATE_SECRET: 's'.repeat(64),
          MEMBERS_TOKEN: TOKEN,
          REVIEWS_PASSKEY: PASSKEY,
          REVIEWS_AUTO_APPROVE: 'true',
          SUBMISSIONS_WEBHOOK_URL: crm,
          SUBMISSIONS_WEBHOOK_SECRET: 's'.repeat(32),
        },
      },
    );
    const services = new RunningServices(child, delivery.server, port);
    while (!services.#log.includes('ServicesReady')) {
      if (!child.stdout || !services.isRunning) throw new Error(`The services ended: ${services.#log}`);
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    }
    return services;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get log(): string {
    return this.#log;
  }

  async stop(): Promise<void> {
    this.#delivery.close();
    this.#delivery.closeAllConnections();
    if (!this.isRunning) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }

  /**
   * Sends a request.
   * @returns the body if the request was acknowledged, or undefined if it may or may not have been stored
   */
  async #post(path: string, init: RequestInit): Promise<string | undefined> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.#port}${path}`, { method: 'POST', ...init });
      const text = await response.text();
      if (response.status >= 400 && response.status < 500)
        throw new RangeError(`${path} was refused: ${response.status} ${text}`);
      return response.ok ? text : undefined;
    } catch (error) {
      if (error instanceof RangeError) throw error;
      return undefined;
    }
  }

  /**
   * Sends a form like the site does.
   * @returns the submission's id if it was acknowledged
   */
  async submit(key: string): Promise<string | undefined> {
    const stored = await this.#post('/members/submissions', {
      headers: {
        authorization: `Bearer ${TOKEN}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(contact(`o'neill.${key}@example.com`, 'How much do I dilute?')),
    });
    return stored === undefined ? undefined : CREATED.parse(JSON.parse(stored)).id;
  }

  /**
   * Likes an article as a visitor from a separate network.
   * @returns whether it was acknowledged
   */
  async like(visitor: number): Promise<boolean> {
    const stored = await this.#post('/recommendations/articles', {
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
      },
      body: JSON.stringify({
        articleId: '3kVbQxTzLmNpRsWyAcDeFg',
        brand: 'cleanpro',
        visitor: `visitor-${visitor}`,
      }),
    });
    return stored !== undefined;
  }

  /**
   * Sends a review. A "duplicate" response acknowledges an earlier attempt.
   * @returns whether it was acknowledged
   */
  async review(number: number): Promise<boolean> {
    const stored = await this.#post(`/reviews/data/submitreview.json?passkey=${PASSKEY}&apiversion=5.4`, {
      body: new URLSearchParams({
        ...GOOD,
        title: `Number ${number}`,
        usernickname: `Chef${number}`,
        useremail: `chef.o'neill${number}@example.com`,
        ProductId: PRODUCT,
        Action: 'Submit',
      }),
    });
    if (stored === undefined) return false;
    if (stored.includes('"HasErrors":false') || stored.includes('ERROR_DUPLICATE_SUBMISSION')) return true;
    throw new RangeError(`The review was refused: ${stored.slice(0, 300)}`);
  }
}
