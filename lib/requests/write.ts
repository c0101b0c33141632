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
  /** The visitor's address, for services that ask for the author's. */
  address: string;
}

/**
 * What every route that takes something from a visitor does first: it comes from a page of this site, not too often,
 * not too large, and is a form.
 * @throws RequestRefusedError which `refusalAnswer` turns into an answer
 */
export async function acceptWrite(
  request: Request,
  { rate, maximumBytes }: WriteRules,
): Promise<AcceptedWrite> {
  const config = serverConfig();
  const address = visitorAddress(request.headers, config.TRUSTED_PROXIES);
  try {
    requireSameOrigin(request.headers, config.SITE_URL);
    await consumeRateLimit(rate, address);
    return { form: await readForm(request, maximumBytes), address };
  } catch (error) {
    if (error instanceof RequestRefusedError)
      log('warn', 'WriteRefused', { limit: rate.name, status: error.status });
    throw error;
  }
}
