import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage } from '@/lib/telemetry/error-message';
import { log } from '@/lib/telemetry/log';
import { currentRequest } from '@/lib/telemetry/request-context';
import { ReadScope } from '../cache/read-scope';
import { pathOfKey } from './address-key';
import { resolveAddress } from './resolve-address';
import type { RouteResolution } from './route-resolution';

const RESOLVE_TIMEOUT_MS = 15_000;

/**
 * Resolves an address key against published content, before a page is rendered. If pages resolved their own addresses,
 * Next would render 404s and errors only with JavaScript.
 * @returns undefined after a timeout, or when the content service is unavailable and nothing is cached
 */
export async function loadResolution(key: string): Promise<RouteResolution | undefined> {
  const resolved = new ReadScope(true).run(() => resolveAddress(key));
  try {
    return await Promise.race([resolved, sleep(RESOLVE_TIMEOUT_MS, undefined, { ref: false })]);
  } catch (error) {
    log('error', 'AddressNotResolved', { message: errorMessage(error) });
    globalThis.telemetryReporter?.exception(error, {
      ...currentRequest(),
      status: 503,
      path: pathOfKey(key),
      kind: 'proxy',
    });
    return undefined;
  }
}
