import { serverConfig } from '@/lib/config/server';
import { consumeRateLimit, type RateLimitRule } from '@/lib/incoming-requests/rate-limit';
import { refusalResponse, RequestRefusedError } from '@/lib/incoming-requests/refused';
import { visitorAddress } from '@/lib/incoming-requests/visitor-address';
import { SearchUnavailableError, suggest } from '@/lib/search/search';
import { parseSearchQuery } from '@/lib/search/search-query';
import { toSuggestion, type Suggestion } from '@/lib/search/suggestions';

const MAX_SUGGESTIONS = 6;
/**
 * Allows for fast typists, who send about five requests per second, and for several visitors who share an IP address.
 */
const RATE: RateLimitRule = { name: 'suggest', times: 120, seconds: 10 };

const respond = (suggestions: Suggestion[], status = 200): Response =>
  Response.json({ suggestions }, { status, headers: { 'cache-control': 'no-store' } });

/** Responds with search suggestions for an incomplete query: `?q=…`. */
export async function GET(request: Request): Promise<Response> {
  try {
    await consumeRateLimit(RATE, visitorAddress(request.headers, serverConfig().TRUSTED_PROXIES));
    const { q } = parseSearchQuery({ q: new URL(request.url).searchParams.get('q') ?? '' });
    return respond((await suggest(q, MAX_SUGGESTIONS)).map(toSuggestion));
  } catch (error) {
    if (error instanceof RequestRefusedError) return refusalResponse(error);
    if (error instanceof SearchUnavailableError) return respond([], 503);
    throw error;
  }
}
