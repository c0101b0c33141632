import 'server-only';
import type { z } from 'zod';

/** A JSON service failed: no response, an error status, or a body of another shape. */
export class ServiceFailure extends Error {
  /** HTTP status; 0 when there was no readable response. */
  readonly status: number;
  readonly statusText: string;

  /** @param service its name in the message */
  constructor(service: string, status: number, statusText: string, options?: ErrorOptions) {
    super(`The ${service} service failed: ${status} ${statusText}`, options);
    this.status = status;
    this.statusText = statusText;
  }
}

type FailureClass = new (status: number, statusText: string, options?: ErrorOptions) => ServiceFailure;

export interface JsonRequest extends Omit<RequestInit, 'signal' | 'cache' | 'redirect'> {
  /** What the service's failures are thrown as. */
  Failure: FailureClass;
  timeoutMs: number;
  /** How often a request without response, with 429 or 5xx is sent again; 0 for what is not idempotent. */
  retries: number;
  /** Which statuses are returned rather than thrown; 2xx by default. */
  accepts?: (status: number) => boolean;
}

export interface JsonResponse {
  status: number;
  headers: Headers;
  /** Undefined when it is empty. */
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
 * Sends a request to a JSON service, never cached and without following redirects.
 * @throws request.Failure for a timeout, no connection, a body that is not JSON, and a status that is not accepted
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

/** The body of a response in the shape that the service documents. @throws Failure when it has another one */
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
