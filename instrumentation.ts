import type { Instrumentation } from 'next';

/** Runs once when the server starts: a wrong environment stops it here, with a sentence, not at the first visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { serverConfig } = await import('@/lib/config/server');
  const { REDIS_URL, SITE_URL } = serverConfig();
  if (REDIS_URL !== undefined) {
    const { followExpirations } = await import('@/lib/processes/expirations');
    followExpirations(REDIS_URL, SITE_URL);
  }
  const { warmSearch } = await import('@/lib/search/search');
  // Not waited for: requests are answered while the index is built.
  void warmSearch();
  const { startServerTelemetry } = await import('@/lib/telemetry/server/start');
  startServerTelemetry();
  const { recordPeerAddress } = await import('@/lib/requests/peer-address');
  recordPeerAddress();
}

/** An exception that no page caught: the visitor got an error page. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  globalThis.telemetryReporter?.exception(error, {
    status: 500,
    method: request.method,
    // Without the query, in which visitors' words may be.
    path: request.path.split('?')[0],
    route: context.routePath,
    kind: context.routeType,
  });
};
