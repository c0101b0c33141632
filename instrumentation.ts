import type { Instrumentation } from 'next';
import { currentScope } from '@/lib/content/cache/read-scope';
import { currentRequest } from '@/lib/telemetry/request-context';

/** Runs once at startup. An invalid environment stops the server here instead of failing at the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await import('@/lib/incoming-requests/outside-requests');
  const { serverConfig } = await import('@/lib/config/server');
  const { REDIS_URL, SITE_URL } = serverConfig();
  if (REDIS_URL !== undefined) {
    const { followExpirations } = await import('@/lib/expiration/expirations');
    followExpirations(REDIS_URL, SITE_URL);
  }
  const { startPolling } = await import('@/lib/expiration/poll-changes');
  startPolling();
  const { startServerTelemetry } = await import('@/lib/telemetry/server/start');
  startServerTelemetry();
  const { recordPeerAddress } = await import('@/lib/incoming-requests/peer-address');
  recordPeerAddress();
}

/** Reports exceptions, and keeps the failed page out of the cache, even if its status is 200. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const scope = currentScope();
  if (scope) scope.hasFailed = true;
  globalThis.telemetryReporter?.exception(error, {
    ...currentRequest(),
    status: 500,
    method: request.method,
    // The query may contain visitors' input.
    path: request.path.split('?')[0],
    route: context.routePath,
    kind: context.routeType,
  });
};
