import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';

/**
 * 20 queries per second. With a window of one second, 40 could pass around its boundary. With windows of 250 ms, no
 * second has more than 25, so that two such limits leave 5 of Contentful's 55 requests per second for pages
 * (docs/services.md).
 */
const QUERIES_PER_WINDOW = 5;
const WINDOW_SECONDS = 0.25;
/** Three seconds' worth of queries. */
const MAX_WAITING_QUERIES = 60;

/**
 * Creates a rate limit for queries caused by visitors' addresses and input. Excess queries wait in a queue, and are
 * refused when it is full.
 */
export const createQueryRateLimit = (): RateLimiterQueue =>
  new RateLimiterQueue(new RateLimiterMemory({ points: QUERIES_PER_WINDOW, duration: WINDOW_SECONDS }), {
    maxQueueSize: MAX_WAITING_QUERIES,
  });
