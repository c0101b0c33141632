/** Returns the message of a thrown value. Values other than Errors are converted to strings. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // `fetch` puts the reason into `cause`, such as "connect ECONNREFUSED 127.0.0.1:4100".
  const reason = error.message === 'fetch failed' && error.cause instanceof Error ? error.cause.message : '';
  return reason ? `fetch failed: ${reason}` : error.message;
}
