/** The message of what was thrown; anything but an Error as text. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** What a log line has of an error that is a fault of the program. */
export const faultOf = (error: unknown): { message: string; stack: string | undefined } => ({
  message: errorMessage(error),
  stack: error instanceof Error ? error.stack : undefined,
});
