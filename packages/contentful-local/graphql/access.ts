import { acceptsToken, type Token } from '../token.ts';
import { RequestError } from './errors.ts';

export interface Tokens {
  deliveryToken: Token;
  previewToken: Token;
  acceptsKey?: (token: string, preview: boolean) => boolean;
}

/**
 * Checks the access token of a request.
 * @returns whether it may read drafts
 * @throws RequestError ACCESS_TOKEN_MISSING, ACCESS_TOKEN_INVALID
 */
export function authorizeRequest(request: Request, url: URL, tokens: Tokens): { mayPreview: boolean } {
  const header = request.headers.get('authorization');
  const token =
    header === null ? url.searchParams.get('access_token') : header.replace(/^Bearer(\s+|$)/i, '');
  if (!token) {
    throw new RequestError(
      401,
      'ACCESS_TOKEN_MISSING',
      'The access token is missing. Send it as the header "Authorization: Bearer" or the parameter access_token.',
    );
  }
  for (const mayPreview of [true, false]) {
    const configured = mayPreview
      ? acceptsToken(tokens.previewToken, token)
      : acceptsToken(tokens.deliveryToken, token);
    if (configured || tokens.acceptsKey?.(token, mayPreview) === true) return { mayPreview };
  }
  throw new RequestError(
    401,
    'ACCESS_TOKEN_INVALID',
    'The access token you sent could not be found or is invalid.',
  );
}

/** Maximum requests per second. Contentful allows 55 for published content and 14 for drafts. */
export interface RateLimits {
  delivery: number;
  preview: number;
}

/** Limits the number of requests per second, separately for published content and drafts. */
export class RateLimiter {
  readonly #limits: RateLimits | undefined;
  readonly #windows = new Map<boolean, { second: number; count: number }>();

  /** @param limits unlimited when omitted */
  constructor(limits: RateLimits | undefined) {
    this.#limits = limits;
  }

  /**
   * Counts one request.
   * @returns the rate limit headers of its response
   * @throws RequestError RATE_LIMIT_EXCEEDED
   */
  consume(mayPreview: boolean): Record<string, string> {
    if (!this.#limits) return {};
    const limit = mayPreview ? this.#limits.preview : this.#limits.delivery;
    const second = Math.floor(Date.now() / 1000);
    const window = this.#windows.get(mayPreview);
    const count = window?.second === second ? window.count + 1 : 1;
    this.#windows.set(mayPreview, { second, count });
    if (count > limit)
      throw new RequestError(
        429,
        'RATE_LIMIT_EXCEEDED',
        'You have exceeded the rate limit of requests per second.',
        { limit },
      );
    return { 'x-contentful-ratelimit-second-limit': String(limit) };
  }
}
