/** A request that is not taken: whose fault it is, and what the visitor can do. */
export class RequestRefusedError extends Error {
  override readonly name = 'RequestRefusedError';
  readonly status: 400 | 401 | 403 | 408 | 413 | 415 | 429;
  /** For 429: whole seconds until the next try can succeed. */
  readonly retryAfter: number | undefined;

  constructor(status: RequestRefusedError['status'], message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/**
 * The answer that says why a request was not taken, as JSON with the sentence in `message`.
 * @throws the given error when it is no refusal
 */
export function refusalAnswer(error: unknown): Response {
  if (!(error instanceof RequestRefusedError)) throw error;
  return Response.json(
    { message: error.message },
    {
      status: error.status,
      headers: {
        'cache-control': 'no-store',
        ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
      },
    },
  );
}
