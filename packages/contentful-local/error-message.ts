/** Returns the message of an error, or any other thrown value as text. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Returns the log details of an unexpected error. */
export const errorDetails = (error: unknown): { message: string; stack: string | undefined } => ({
  message: errorMessage(error),
  stack: error instanceof Error ? error.stack : undefined,
});
