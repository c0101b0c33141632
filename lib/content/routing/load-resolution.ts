import { ownRequest } from '@/lib/requests/own-request';
import { ROUTE_RESOLUTION, type RouteResolution } from './route-resolution';

const RESOLVE_TIMEOUT_MS = 15_000;

/**
 * Resolves the key of an address through a route of this site, which reads the cache; the proxy itself cannot. Pages do not resolve it
 * themselves: Next renders a page's own "not found" and errors with JavaScript only.
 * Undefined when the content service is unavailable and nothing is cached.
 */
export async function loadResolution(key: string): Promise<RouteResolution | undefined> {
  try {
    const response = await ownRequest(`/api/resolve?key=${encodeURIComponent(key)}`, {
      signal: AbortSignal.timeout(RESOLVE_TIMEOUT_MS),
    });
    return response.ok ? ROUTE_RESOLUTION.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
