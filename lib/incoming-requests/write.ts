import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';
import { readForm } from './body';
import { consumeRateLimit, type RateLimitRule } from './rate-limit';
import { RequestRefusedError } from './refused';
import { requireSameOrigin } from './same-origin';
import { visitorAddress } from './visitor-address';

export interface WriteRules {
  rate: RateLimitRule;
  maximumBytes: number;
}

export interface AcceptedWrite {
  form: URLSearchParams;
  /** Visitor's address, which some services require with a write. */
  address: string;
}

/**
 * Applies the checks of every route that accepts a write from a visitor: same origin, rate limit, size and content
 * type.
 * @throws RequestRefusedError when one fails; `refusalResponse` turns it into a response
 */
export async function acceptWrite(
  request: Request,
  { rate, maximumBytes }: WriteRules,
): Promise<AcceptedWrite> {
  const config = serverConfig();
  const address = visitorAddress(request.headers, config.TRUSTED_PROXIES);
  try {
    requireSameOrigin(request.headers, config.origins);
    await consumeRateLimit(rate, address);
    return { form: await readForm(request, maximumBytes), address };
  } catch (error) {
    if (error instanceof RequestRefusedError)
      log('warn', 'WriteRefused', { limit: rate.name, status: error.status });
    throw error;
  }
}
