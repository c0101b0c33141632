/**
 * The site's production server: request limits, the page cache, then Next's request handler (docs/architecture.md, "The
 * server"). `npm start` runs it. `next start` serves the same pages without the limits.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { parseSiteConfig } from '../lib/config/environment.ts';
import { printJsonOnly } from '@cleanpro/node-service/logging/json-console';
import { errorMessage } from '../lib/telemetry/error-message.ts';
import { log } from '../lib/telemetry/log.ts';
import { thirdParties } from '../lib/security/content-security-policy.ts';
import type { PageSource } from './cache/page-source.ts';
import { cdnHeaders } from './cache/cdn-headers.ts';
import { storePagesIn } from './cache/finished-pages.ts';
import { MissingPages } from './cache/missing-pages.ts';
import { servePage } from './cache/serve-page.ts';
import { hostCheck } from './canonical-host.ts';
import { dependenciesOf } from './health/dependencies.ts';
import { Health } from './health/health.ts';
import { isHealthCheck, serveHealth } from './health/serve-health.ts';
import { startSharingBuildFiles } from './store/build-files.ts';
import { openPageStore } from './store/open-page-store.ts';
import { startScriptPath } from './documents/start-script.ts';
import { removeForgedPreview } from './forged-preview.ts';
import { createSiteServer } from './http-server.ts';
import { visitorHandler } from './next-handler.ts';
import { ownRequestSender } from './own-requests.ts';
import { RenderTurns } from './render-turns.ts';
import { serveStaticFiles } from './static-files.ts';
import { startTelemetry } from './telemetry/start.ts';

/** How long in-flight requests may take once no new ones are accepted (docs/operations.md, "Stopping"). */
const STOP_TIMEOUT_MS = 10_000;
const CLOSE_IDLE_INTERVAL_MS = 100;
/** How long the server must be idle before we assume that the load balancer stopped sending traffic. */
const QUIET_MS = 500;
/** Upper bound on waiting for the server to be idle, in addition to `SHUTDOWN_DELAY`. */
const MAX_EXTRA_DELAY_MS = 5_000;

// Must come before Next is loaded, because Next prints plain text.
printJsonOnly();
// Next's process has more object shapes than V8's inline caches hold by default, which slows down Node's HTTP code.
// With a larger cache, cached pages are served 8% faster (decision 0007).
setFlagsFromString('--max-valid-polymorphic-map-count=16');
// Only requests that Next handles need the peer address (`visitorHandler`). Recording it for every request would take a
// tenth of a cached page's time.
globalThis.peerAddressRecorded = true;
// Next reads NODE_ENV while its modules are loading.
Object.assign(process.env, { NODE_ENV: 'production' });
const config = parseSiteConfig(process.env);
const distDir = process.env.NEXT_DIST_DIR ?? '.next';
let store: Awaited<ReturnType<typeof openPageStore>>;
let lastChecks: Health['lastChecks'] = () => [];
// Must come before Next is loaded, because Next asks for a tracer while it loads.
const telemetry = await startTelemetry(config, {
  buildId: () => readFileSync(join(distDir, 'BUILD_ID'), 'utf8'),
  waitingPages: () => store?.pending ?? 0,
  dependencies: () => lastChecks(),
}).catch((error: unknown) => {
  log('error', 'MetricsNotServed', { port: config.METRICS_PORT, message: errorMessage(error) });
  process.exit(1);
});
const { default: next } = await import('next');

const { PORT, LISTEN_HOST } = config;
// With any other host name, Next treats rewrites within the site as external.
const app = next({ dev: false, hostname: 'localhost', port: PORT });
store = await openPageStore(config, distDir);
storePagesIn(store);
await app.prepare();
await store?.checked();
const handle = telemetry.trace(
  visitorHandler(app.getRequestHandler(), { isBehindProxy: config.TRUSTED_PROXIES > 0 }),
);
globalThis.sendOwnRequest = ownRequestSender(handle);
const source: PageSource = {
  handle,
  turns: new RenderTurns(config.TRUSTED_PROXIES),
  documents: {
    ...thirdParties(config),
    origins: config.servesPrivateHosts ? undefined : config.origins,
    studioUrl: config.STUDIO_URL,
    startScript: startScriptPath(distDir),
  },
  missing: new MissingPages(config.CONTENT_MAX_AGE),
  consentMode: config.CONSENT_MODE,
  maxAge: config.CONTENT_MAX_AGE,
  cdn: config.cdn && cdnHeaders(config.cdn.name),
};
const health = new Health({
  dependencies: dependenciesOf(config),
  hasStoredPages: store?.hasPages ?? false,
});
lastChecks = () => health.lastChecks();
const serve = serveStaticFiles(
  distDir,
  serveHealth(health, (request, response) => servePage(request, response, source)),
  config.PAGE_CACHE_DIR && (await startSharingBuildFiles(distDir, config.PAGE_CACHE_DIR)),
);

const server = createSiteServer(
  (request, response) => {
    removeForgedPreview(request, [config.PREVIEW_SECRET, config.PREVIEW_SECRET_PREVIOUS]);
    serve(request, response)?.catch((error: unknown) => {
      log('error', 'PageNotSent', { message: errorMessage(error) });
      response.destroy();
    });
  },
  {
    checkHost: hostCheck({ ...config, trustedProxies: config.TRUSTED_PROXIES }),
    observe: telemetry.observe,
    isBehindProxy: config.TRUSTED_PROXIES > 0,
  },
);
server.on('error', (error) => {
  log('error', 'ServerFailed', { message: error.message });
  process.exit(1);
});
server.listen(PORT, LISTEN_HOST);

/** Fails readiness, stops accepting connections, waits for in-flight requests, and exits. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (health.isDraining) return;
  health.drain();
  let lastRequestAt = performance.now();
  server.prependListener('request', (request, response) => {
    // Otherwise clients would keep sending requests to this process over open connections.
    response.setHeader('connection', 'close');
    if (!isHealthCheck(request)) lastRequestAt = performance.now();
  });
  // At a terminal, there is no load balancer to wait for.
  if (signal === 'SIGTERM' && config.SHUTDOWN_DELAY > 0) {
    await sleep(config.SHUTDOWN_DELAY * 1_000);
    // On a busy machine, a slow load balancer still sends requests.
    const end = performance.now() + MAX_EXTRA_DELAY_MS;
    while (performance.now() < Math.min(lastRequestAt + QUIET_MS, end)) await sleep(QUIET_MS / 10);
  }
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
  // Timers run before I/O callbacks. Let the server accept connections that queued while the process was busy.
  await setImmediate();
  // Connections become idle one by one, as their last responses are sent.
  setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS).unref();
  await new Promise((resolve) => server.close(resolve));
  // Some purges are repeated seconds later, for pages that were on their way to the CDN (lib/cdn/purge.ts). Run these
  // now.
  await Promise.all([...(globalThis.unpurged?.scheduledRepeats ?? [])].map((repeat) => repeat()));
  await store?.close();
  await app.close();
  await telemetry.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
