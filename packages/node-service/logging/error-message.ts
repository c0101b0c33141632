/** Returns the message of a thrown value. Values other than Errors are converted to strings. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
