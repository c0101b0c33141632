/**
 * Finds out for the proxy and for route handlers what a slug is, or the key of another address (`addressKey`). Whoever
 * requests addresses that nobody requested before must not spend the content service's rate, so these are limited: for each
 * visitor, and for all of them (docs/architecture.md, "A page").
 */
import type { RateLimiterQueue } from 'rate-limiter-flexible';
import { queryRate } from '@/lib/content/client/query-rate';
import { SingleFlight } from '@/lib/expiration/single-flight';
import { expirationVersion } from '@/lib/expiration/tag-expirations';
import { consumeRateLimit, restoreRateLimit, type RateLimitRule } from '@/lib/incoming-requests/rate-limit';
import { RefusalCounter } from '@/lib/incoming-requests/refusal-counter';
import { isSlugKey } from './address-key';
import { loadResolution } from './load-resolution';
import { isExisting, isMissing, recordResolution } from './resolved-slugs';
import type { RouteResolution } from './route-resolution';

/** Missing addresses that one visitor may request within a minute. Search engines slow down at the refusal. */
const MISSING_RATE: RateLimitRule = {
  name: 'missing-addresses',
  times: 60,
  seconds: 60,
  message: 'Too many addresses that do not exist were requested. Please wait a minute and try again.',
};

declare global {
  // The proxy and route handlers are bundles of their own, and share the content service's rate.
  var newSlugQueries: RateLimiterQueue | undefined;
}

/** Each is a query of the content service. */
const newSlugs = (globalThis.newSlugQueries ??= queryRate());
const refusals = new RefusalCounter();

/** Refused: the queue was full, so nothing was requested; undefined when the slug could not be resolved. */
type Outcome = RouteResolution | 'refused' | undefined;

const loads = new SingleFlight<Outcome>();

async function load(slug: string, isNew: boolean): Promise<Outcome> {
  // Other addresses are looked up among the redirects, which are cached.
  if (isNew && isSlugKey(slug)) {
    try {
      await newSlugs.removeTokens(1);
    } catch {
      refusals.count('new-addresses');
      return 'refused';
    }
  }
  const version = expirationVersion();
  const resolution = await loadResolution(slug);
  if (resolution) recordResolution(slug, resolution, version);
  return resolution;
}

async function resolveNewSlug(slug: string, address: string): Promise<Outcome> {
  try {
    // Counted before the answer, so that many requests at the same time are counted too.
    await consumeRateLimit(MISSING_RATE, address);
  } catch (error) {
    refusals.count(MISSING_RATE.name);
    throw error;
  }
  const outcome = await loads.join(slug, () => load(slug, true));
  // Requests that the full queue refuses stay counted: otherwise whoever fills it could go on forever.
  if (outcome !== 'refused' && outcome?.kind !== 'missing') await restoreRateLimit(MISSING_RATE, address);
  return outcome;
}

/**
 * What a slug resolves to; undefined when that cannot be found out now. Slugs that existed before are never limited.
 * @param address the visitor's
 * @throws RequestRefusedError 429 for a visitor who requests too many missing addresses
 */
export async function resolveSlug(slug: string, address: string): Promise<RouteResolution | undefined> {
  if (isMissing(slug)) return { kind: 'missing' };
  const outcome = isExisting(slug)
    ? await loads.join(slug, () => load(slug, false))
    : await resolveNewSlug(slug, address);
  return outcome === 'refused' ? undefined : outcome;
}
