import 'server-only';
import type { z } from 'zod';

/** Thrown when a JSON service fails: no response, an error status, or a body of an unexpected shape. */
export class ServiceFailure extends Error {
  /** HTTP status; 0 without a readable response. */
  readonly status: number;
  readonly statusText: string;

  constructor(service: string, status: number, statusText: string, options?: ErrorOptions) {
    super(`The ${service} service failed: ${status} ${statusText}`, options);
    this.status = status;
    this.statusText = statusText;
  }
}

type FailureClass = new (status: number, statusText: string, options?: ErrorOptions) => ServiceFailure;

export interface JsonRequest extends Omit<RequestInit, 'signal' | 'cache' | 'redirect'> {
  /** Error class thrown for failures of this service. */
  Failure: FailureClass;
  timeoutMs: number;
  /** Number of retries after no response, 429 or 5xx. Must be 0 for a request that is not idempotent. */
  retries: number;
  /** Whether a status is returned instead of thrown. By default only 2xx is. */
  accepts?: (status: number) => boolean;
}

export interface JsonResponse {
  status: number;
  headers: Headers;
  /** Undefined when the body is empty. */
  body: unknown;
}

const isTransient = ({ status }: ServiceFailure): boolean => status === 0 || status === 429 || status >= 500;

async function fetchOnce(
  url: string,
  { Failure, timeoutMs, accepts, ...init }: Omit<JsonRequest, 'retries'>,
): Promise<JsonResponse> {
  let response: Response;
  try {
    response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
      redirect: 'error',
    });
    if (accepts ? accepts(response.status) : response.ok) {
      const text = await response.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      return { status: response.status, headers: response.headers, body };
    }
    await response.body?.cancel();
  } catch (error) {
    const name =
      typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : 'unknown';
    throw new Failure(
      0,
      name === 'TimeoutError' ? `no answer in ${timeoutMs / 1000} s` : `no readable answer (${name})`,
      { cause: error },
    );
  }
  throw new Failure(response.status, response.statusText);
}

/**
 * Sends a request to a JSON service. Responses are never cached, and redirects are not followed.
 * @throws request.Failure after the last retry, for a timeout, a failed connection, a redirect, a body that is not
 * JSON, or a status that is not accepted
 */
export async function fetchJson(url: string, { retries, ...request }: JsonRequest): Promise<JsonResponse> {
  for (let left = retries; ; left -= 1) {
    try {
      return await fetchOnce(url, request);
    } catch (error) {
      if (left <= 0 || !(error instanceof ServiceFailure && isTransient(error))) throw error;
    }
  }
}

/**
 * Validates the body of a response against the schema that the service documents, and returns it.
 * @throws Failure when the body does not match the schema
 */
export function parseBody<Schema extends z.ZodType>(
  { status, body }: JsonResponse,
  schema: Schema,
  Failure: FailureClass,
): z.infer<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new Failure(status, `the answer has another shape at "${path}"`, { cause: parsed.error });
}
