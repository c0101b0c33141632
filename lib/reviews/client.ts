import 'server-only';
import type { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { FAILED } from './answers';

const API_VERSION = '5.4';
const TIMEOUT_MS = 3_000;

/** The review service could not answer, or its answer is not what the contract says. */
export class ReviewServiceFailure extends Error {
  override readonly name = 'ReviewServiceFailure';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** What the service said of it, without what visitors wrote. */
  readonly statusText: string;
  readonly codes: readonly string[];

  constructor(status: number, statusText: string, options: ErrorOptions & { codes?: string[] } = {}) {
    super(`The review service failed: ${status} ${statusText}`, options);
    this.status = status;
    this.statusText = statusText;
    this.codes = options.codes ?? [];
  }
}

type Call = 'products' | 'reviews' | 'submitreview' | 'submitfeedback';

async function once<Schema extends z.ZodType>(
  call: Call,
  parameters: URLSearchParams,
  schema: Schema,
  write: { address: string } | undefined,
): Promise<z.infer<Schema>> {
  const { REVIEWS_URL, REVIEWS_PASSKEY } = serverConfig();
  const all = new URLSearchParams([...parameters, ['passkey', REVIEWS_PASSKEY], ['apiversion', API_VERSION]]);
  const url = `${REVIEWS_URL}/data/${call}.json`;
  let response: Response;
  let answer: unknown;
  try {
    response = write
      ? await fetch(url, {
          method: 'POST',
          body: all,
          headers: { 'x-forwarded-for': write.address },
          signal: AbortSignal.timeout(TIMEOUT_MS),
          cache: 'no-store',
          redirect: 'error',
        })
      : await fetch(`${url}?${all}`, {
          signal: AbortSignal.timeout(TIMEOUT_MS),
          cache: 'no-store',
          redirect: 'error',
        });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ReviewServiceFailure(response.status, response.statusText);
    }
    answer = await response.json();
  } catch (error) {
    if (error instanceof ReviewServiceFailure) throw error;
    const name =
      typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : 'unknown';
    throw new ReviewServiceFailure(
      0,
      name === 'TimeoutError' ? `no answer in ${TIMEOUT_MS / 1000} s` : `no readable answer (${name})`,
      { cause: error },
    );
  }
  const failed = FAILED.safeParse(answer);
  const parsed = schema.safeParse(answer);
  // A form that is not filled in well fails too, with an empty list: what is wrong stands at the fields.
  const codes = (failed.data?.Errors ?? []).flatMap(({ Code }) => Code ?? []);
  if (failed.success && (codes.length > 0 || !parsed.success))
    throw new ReviewServiceFailure(response.status, codes.join(', ') || 'HasErrors', { codes });
  if (!parsed.success) {
    const at = parsed.error.issues[0]?.path.join('.') ?? '';
    throw new ReviewServiceFailure(response.status, `the answer has another shape at "${at}"`, {
      cause: parsed.error,
    });
  }
  return parsed.data;
}

/**
 * Reads from the review service; tried once more when there was no answer or the service failed.
 * @throws ReviewServiceFailure
 */
export async function readReviews<Schema extends z.ZodType>(
  call: 'products' | 'reviews',
  parameters: URLSearchParams,
  schema: Schema,
): Promise<z.infer<Schema>> {
  try {
    return await once(call, parameters, schema, undefined);
  } catch (error) {
    const again =
      error instanceof ReviewServiceFailure &&
      (error.status === 0 || error.status === 429 || error.status >= 500);
    if (!again) throw error;
    return once(call, parameters, schema, undefined);
  }
}

/**
 * Writes to the review service, once: whether a write that was not answered was stored is not known.
 * @param address the author's address, which the service keeps
 * @throws ReviewServiceFailure
 */
export const writeReviews = <Schema extends z.ZodType>(
  call: 'submitreview' | 'submitfeedback',
  parameters: URLSearchParams,
  schema: Schema,
  address: string,
): Promise<z.infer<Schema>> => once(call, parameters, schema, { address });
