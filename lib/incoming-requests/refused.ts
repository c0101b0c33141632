/** Thrown when a request is refused. Has the HTTP status, and a message that tells the visitor what to do. */
export class RequestRefusedError extends Error {
  override readonly name = 'RequestRefusedError';
  readonly status: 400 | 401 | 403 | 408 | 413 | 415 | 429;
  /** Whole seconds until a retry can succeed, for status 429. */
  readonly retryAfter: number | undefined;
  /** Additional fields of the JSON response. */
  readonly details: Readonly<Record<string, number>> | undefined;

  constructor(
    status: RequestRefusedError['status'],
    message: string,
    retryAfter?: number,
    details?: Readonly<Record<string, number>>,
  ) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

/**
 * Returns the JSON response for a refused request.
 * @throws any error that is not a RequestRefusedError, unchanged
 */
export function refusalResponse(error: unknown): Response {
  if (!(error instanceof RequestRefusedError)) throw error;
  return Response.json(
    { message: error.message, ...error.details },
    {
      status: error.status,
      headers: {
        'cache-control': 'no-store',
        ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
      },
    },
  );
}
