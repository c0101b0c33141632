import type { RateLimitRule } from '@/lib/requests/rate-limit';

/** Each search is rendered. Several visitors may share an IP address. */
export const SEARCH_RATE: RateLimitRule = {
  name: 'search',
  times: 60,
  seconds: 30,
  message: 'Too many searches came from your network. Please wait a few seconds and try again.',
};
