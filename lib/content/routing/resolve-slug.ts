/**
 * Resolves slugs and other address keys (`addressKey`) for the proxy and route handlers. Requests for made-up addresses
 * must not use up the content service's rate limit, so lookups of new addresses are limited per visitor and in total
 * (docs/operations.md, "Refused requests").
 */
import type { RateLimiterQueue } from 'rate-limiter-flexible';
import { createQueryRateLimit } from '@/lib/content/client/query-rate';
import { SingleFlight } from '@/lib/expiration/single-flight';
import { expirationVersion } from '@/lib/expiration/tag-expirations';
import { consumeRateLimit, restoreRateLimit, type RateLimitRule } from '@/lib/incoming-requests/rate-limit';
import { RefusalCounter } from '@/lib/incoming-requests/refusal-counter';
import { isSlugKey } from './address-key';
import { loadResolution } from './load-resolution';
import { isExisting, isMissing, recordResolution } from './resolved-slugs';
import type { RouteResolution } from './route-resolution';

/**
 * Maximum number of missing addresses per visitor per minute. Search engines slow down when their requests are refused.
 */
const MISSING_RATE: RateLimitRule = {
  name: 'missing-addresses',
  times: 60,
  seconds: 60,
  message: 'You opened too many pages that don’t exist. Please wait a minute and try again.',
};

declare global {
  // On `globalThis` because the proxy and route handlers are separate bundles that share Contentful's rate limit.
  var newSlugQueries: RateLimiterQueue | undefined;
}

/** Limits lookups of new slugs, each of which queries the content service. */
const newSlugs = (globalThis.newSlugQueries ??= createQueryRateLimit());
const refusals = new RefusalCounter();

/** `refused` means that the queue was full, so nothing was requested. Undefined if the slug could not be resolved. */
type Outcome = RouteResolution | 'refused' | undefined;

const loads = new SingleFlight<Outcome>();

async function load(slug: string, isNew: boolean): Promise<Outcome> {
  // Only slugs need a query. Other addresses are looked up in the cached redirects.
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
    // Count before awaiting the result, so that concurrent requests are counted too.
    await consumeRateLimit(MISSING_RATE, address);
  } catch (error) {
    refusals.count(MISSING_RATE.name);
    throw error;
  }
  const outcome = await loads.join(slug, () => load(slug, true));
  // Requests refused by the full queue stay counted. Otherwise, a visitor could keep the queue full.
  if (outcome !== 'refused' && outcome?.kind !== 'missing') await restoreRateLimit(MISSING_RATE, address);
  return outcome;
}

/**
 * Resolves a slug or another address key. Slugs that are known to exist are never limited.
 * @param address the visitor's IP address
 * @returns undefined when the slug cannot be resolved at the moment
 * @throws RequestRefusedError 429 when the visitor requests too many missing addresses
 */
export async function resolveSlug(slug: string, address: string): Promise<RouteResolution | undefined> {
  if (isMissing(slug)) return { kind: 'missing' };
  const outcome = isExisting(slug)
    ? await loads.join(slug, () => load(slug, false))
    : await resolveNewSlug(slug, address);
  return outcome === 'refused' ? undefined : outcome;
}
