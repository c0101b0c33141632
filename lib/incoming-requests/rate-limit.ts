import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { visitorNetwork } from '@cleanpro/node-service/visitor-network';
import { getRedis } from '@/lib/upstream/redis';
import { RequestRefusedError } from './refused';

export interface RateLimitRule {
  /** Rules with the same name share one counter. */
  name: string;
  /** Number of requests, or other units, allowed within `seconds`. */
  times: number;
  seconds: number;
  message?: string;
}

const TOO_MANY = 'Too many attempts. Please wait a few minutes and try again.';

declare global {
  // Next bundles this module once per kind of route, but the process has one set of counters.
  var rateLimiters: Map<string, RateLimiterAbstract> | undefined;
}

const limiters = (globalThis.rateLimiters ??= new Map());

/**
 * Whether a limiter refused. Checks only the shape, because each bundle of this process has its own copy of the result
 * class.
 */
const isLimitExceeded = (error: unknown): error is { msBeforeNext: number } =>
  typeof error === 'object' &&
  error !== null &&
  'msBeforeNext' in error &&
  typeof error.msBeforeNext === 'number';

function createLimiter({ name, times, seconds }: RateLimitRule): RateLimiterAbstract {
  const limit = { points: times, duration: seconds };
  const perProcess = new RateLimiterMemory({ ...limit, keyPrefix: name });
  const shared = getRedis();
  if (!shared) return perProcess;
  return new RateLimiterRedis({
    ...limit,
    keyPrefix: shared.toKey(`limit:${name}`),
    storeClient: shared.client,
    useRedisPackage: true,
    // A blocked visitor stays blocked in this process without another round trip to Redis.
    inMemoryBlockOnConsumed: times,
    // While Redis is down, each process falls back to its own counter.
    rejectIfRedisNotReady: true,
    insuranceLimiter: perProcess,
  });
}

function getLimiter(rule: RateLimitRule): RateLimiterAbstract {
  let limiter = limiters.get(rule.name);
  if (!limiter) {
    limiter = createLimiter(rule);
    limiters.set(rule.name, limiter);
  }
  return limiter;
}

/** Removes a request from its counter, because it cost nothing. */
export async function restoreRateLimit(rule: RateLimitRule, key: string): Promise<void> {
  await getLimiter(rule).reward(visitorNetwork(key));
}

/**
 * Counts a request against a rate limit. Processes that share Redis share the counter; otherwise each process has its
 * own.
 * @param key the visitor's address (`visitorAddress`), which is counted by network, or any other key
 * @param units how much the request counts, such as its bytes
 * @throws RequestRefusedError 429 with the seconds until a retry can succeed
 */
export async function consumeRateLimit(rule: RateLimitRule, key: string, units = 1): Promise<void> {
  try {
    await getLimiter(rule).consume(visitorNetwork(key), units);
  } catch (error) {
    if (!isLimitExceeded(error)) throw error;
    throw new RequestRefusedError(
      429,
      rule.message ?? TOO_MANY,
      Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
    );
  }
}
