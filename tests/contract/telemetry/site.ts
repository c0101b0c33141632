import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { parseSiteConfig } from '../../../lib/config/environment.ts';
import { Health } from '../../../server/health/health.ts';
import { createSiteServer } from '../../../server/http-server.ts';
import { visitorHandler } from '../../../server/next-handler.ts';
import { startTelemetry, type Telemetry } from '../../../server/telemetry/start.ts';
import { close, listen } from '../server/http-client.ts';

const SECRETS = {
  CONTENTFUL_DELIVERY_TOKEN: 'd'.repeat(32),
  CONTENTFUL_PREVIEW_TOKEN: 'p'.repeat(32),
  REVALIDATE_SECRET: 'r'.repeat(64),
  PREVIEW_SECRET: 's'.repeat(32),
  REVIEWS_PASSKEY: 'k'.repeat(32),
  MEMBERS_TOKEN: 'k'.repeat(32),
  SESSION_SECRET: 'x'.repeat(32),
};

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}

export interface MeasuredSite {
  port: number;
  telemetry: Telemetry;
  calls: IncomingHttpHeaders[];
  stop: () => Promise<void>;
}

/** Starts a site with telemetry. Each page calls the review service; `/en-us/fails` responds with 500. */
export async function startMeasuredSite(environment: Record<string, string>): Promise<MeasuredSite> {
  const calls: IncomingHttpHeaders[] = [];
  const reviews = createServer(({ headers, url }, response) => {
    calls.push(headers);
    response.writeHead(url?.includes('broken') ? 503 : 200).end('{}');
  });
  const reviewsUrl = `http://127.0.0.1:${await listen(reviews)}/reviews`;
  const config = parseSiteConfig({ ...SECRETS, ...environment, REVIEWS_URL: reviewsUrl });
  const health = new Health({
    dependencies: [
      { name: 'content', check: () => Promise.resolve() },
      { name: 'members', check: () => Promise.reject(new Error('status 500')) },
    ],
    hasStoredPages: false,
  });
  const telemetry = await startTelemetry(config, {
    buildId: () => 'Vq3xLw9ZrTfKpBnYcHsDe',
    waitingPages: () => 0,
    dependencies: () => health.lastChecks(),
  });
  const handle = telemetry.trace(
    visitorHandler(
      async ({ url = '' }, response) => {
        const name = url.startsWith('/en-us/broken') ? 'broken' : 'products';
        if (url.startsWith('/en-us')) await fetch(`${reviewsUrl}/data/${name}.json?passkey=secret-key`);
        response.writeHead(url === '/en-us/fails' ? 500 : 200).end('page');
      },
      { isBehindProxy: config.TRUSTED_PROXIES > 0 },
    ),
  );
  const server: Server = createSiteServer((...args) => void handle(...args), { observe: telemetry.observe });
  const port = await listen(server);
  return {
    port,
    telemetry,
    calls,
    async stop() {
      await telemetry.stop();
      await Promise.all([close(server), close(reviews)]);
    },
  };
}
