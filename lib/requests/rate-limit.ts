import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { redis } from '@/lib/processes/redis';
import { RequestRefusedError } from './refused';
import { visitorNetwork } from './visitor-address';

export interface RateLimitRule {
  /** What is limited; limits of the same name count together. */
  name: string;
  /** How many times within `seconds`. */
  times: number;
  seconds: number;
  /** The sentence for who did it too often. */
  message?: string;
}

declare global {
  // The framework loads a module once for each kind of route; counts belong to the whole process.
  var rateLimiters: Map<string, RateLimiterAbstract> | undefined;
}

const limiters = (globalThis.rateLimiters ??= new Map());

/** The limiter's own answer that it was too often, by its shape: its class is another one in each bundle of this process. */
const isSpent = (error: unknown): error is { msBeforeNext: number } =>
  typeof error === 'object' &&
  error !== null &&
  'msBeforeNext' in error &&
  typeof error.msBeforeNext === 'number';

function newLimiter({ name, times, seconds }: RateLimitRule): RateLimiterAbstract {
  const often = { points: times, duration: seconds };
  const own = new RateLimiterMemory({ ...often, keyPrefix: name });
  const shared = redis();
  if (!shared) return own;
  return new RateLimiterRedis({
    ...often,
    keyPrefix: shared.named(`limit:${name}`),
    storeClient: shared.client,
    useRedisPackage: true,
    // Who was refused is refused here until the time is over, without a way to Redis.
    inMemoryBlockOnConsumed: times,
    // Without Redis each process counts by itself.
    rejectIfRedisNotReady: true,
    insuranceLimiter: own,
  });
}

function limiterOf(rule: RateLimitRule): RateLimiterAbstract {
  let limiter = limiters.get(rule.name);
  if (!limiter) {
    limiter = newLimiter(rule);
    limiters.set(rule.name, limiter);
  }
  return limiter;
}

/**
 * Counts one more time for a visitor, together with the other processes of the site where they share Redis. Without it
 * each process allows as many.
 * @param address the visitor's address (`visitorAddress`)
 * @throws RequestRefusedError 429 with the seconds to wait, when it was too often
 */
export async function consumeRateLimit(rule: RateLimitRule, address: string): Promise<void> {
  try {
    await limiterOf(rule).consume(visitorNetwork(address));
  } catch (error) {
    if (!isSpent(error)) throw error;
    throw new RequestRefusedError(
      429,
      rule.message ?? 'That was too often. Wait a little and try again.',
      Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
    );
  }
}
