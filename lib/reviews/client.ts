import 'server-only';
import type { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { fetchJson, parseBody, ServiceFailure } from '@/lib/upstream/fetch-json';
import { FAILED } from './responses';

const API_VERSION = '5.4';
const TIMEOUT_MS = 3_000;

/** Thrown when the review service does not answer, refuses the request, or returns an undocumented response. */
export class ReviewServiceFailure extends ServiceFailure {
  override readonly name = 'ReviewServiceFailure';
  /** Bazaarvoice error codes. */
  readonly codes: readonly string[];

  constructor(status: number, statusText: string, options: ErrorOptions & { codes?: string[] } = {}) {
    super('review', status, statusText, options);
    this.codes = options.codes ?? [];
  }
}

type Call = 'products' | 'reviews' | 'submitreview' | 'submitfeedback';

async function request<Schema extends z.ZodType>(
  call: Call,
  parameters: URLSearchParams,
  schema: Schema,
  write?: { address: string },
): Promise<z.infer<Schema>> {
  const { REVIEWS_URL, REVIEWS_PASSKEY } = serverConfig();
  const all = new URLSearchParams([...parameters, ['passkey', REVIEWS_PASSKEY], ['apiversion', API_VERSION]]);
  const url = `${REVIEWS_URL}/data/${call}.json`;
  const options = { Failure: ReviewServiceFailure, timeoutMs: TIMEOUT_MS };
  const response = write
    ? await fetchJson(url, {
        ...options,
        retries: 0,
        method: 'POST',
        body: all,
        headers: { 'x-forwarded-for': write.address },
      })
    : await fetchJson(`${url}?${all}`, { ...options, retries: 1 });
  const failed = FAILED.safeParse(response.body);
  // The service also reports a form with invalid fields as failed. The list of errors is then empty, because the errors
  // are listed with the fields.
  const codes = (failed.data?.Errors ?? []).flatMap(({ Code }) => Code ?? []);
  if (failed.success && (codes.length > 0 || !schema.safeParse(response.body).success))
    throw new ReviewServiceFailure(response.status, codes.join(', ') || 'HasErrors', { codes });
  return parseBody(response, schema, ReviewServiceFailure);
}

/**
 * Reads from the review service, with one retry.
 * @throws ReviewServiceFailure
 */
export const readReviews = <Schema extends z.ZodType>(
  call: 'products' | 'reviews',
  parameters: URLSearchParams,
  schema: Schema,
): Promise<z.infer<Schema>> => request(call, parameters, schema);

/**
 * Writes to the review service. Does not retry, because a write without a response may have been stored.
 * @param address the author's IP address, which the service stores
 * @throws ReviewServiceFailure
 */
export const writeReviews = <Schema extends z.ZodType>(
  call: 'submitreview' | 'submitfeedback',
  parameters: URLSearchParams,
  schema: Schema,
  address: string,
): Promise<z.infer<Schema>> => request(call, parameters, schema, { address });
