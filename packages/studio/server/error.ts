/** Errors of the studio's server, in the management API's format, so that the screen handles only one format. */
import type { Context } from 'hono';

type Status = 400 | 401 | 403 | 404 | 409 | 411 | 413 | 414 | 421 | 422 | 429 | 502;

export class StudioError extends Error {
  override readonly name = 'StudioError';
  readonly status: Status;
  readonly id: string;

  constructor(status: Status, id: string, message: string) {
    super(message);
    this.status = status;
    this.id = id;
  }
}

export const signedOut = (): StudioError =>
  new StudioError(401, 'AccessTokenInvalid', 'You’re not signed in, or your session has ended.');

export function errorResponse(error: unknown, context: Context): Response {
  const failure =
    error instanceof StudioError
      ? error
      : new StudioError(502, 'ServerError', 'The studio had an error. See its log for details.');
  if (failure !== error) console.error(error);
  const { status, id, message } = failure;
  return context.json({ sys: { type: 'Error', id }, message }, status, { 'cache-control': 'no-store' });
}
