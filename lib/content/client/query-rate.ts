import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';

/**
 * 20 a second. A window of a whole second would let 40 pass around its end; of these no second has more than 25, so that
 * two rates leave 5 of the content service's 55 requests a second to pages (docs/services.md).
 */
const QUERIES_PER_WINDOW = 5;
const WINDOW_SECONDS = 0.25;
/** Three seconds' worth. */
const MAX_WAITING_QUERIES = 60;

/** A rate of queries that visitors cause with addresses and input of their own; more wait, and then are refused. */
export const queryRate = (): RateLimiterQueue =>
  new RateLimiterQueue(new RateLimiterMemory({ points: QUERIES_PER_WINDOW, duration: WINDOW_SECONDS }), {
    maxQueueSize: MAX_WAITING_QUERIES,
  });
