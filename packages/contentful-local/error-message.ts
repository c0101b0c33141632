/** Returns the message of an error, or any other thrown value as text. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // `fetch` puts the reason into `cause`, such as "connect ECONNREFUSED 127.0.0.1:4100".
  const reason = error.message === 'fetch failed' && error.cause instanceof Error ? error.cause.message : '';
  return reason ? `fetch failed: ${reason}` : error.message;
}

/** Returns the log details of an unexpected error. */
export const errorDetails = (error: unknown): { message: string; stack: string | undefined } => ({
  message: errorMessage(error),
  stack: error instanceof Error ? error.stack : undefined,
});
