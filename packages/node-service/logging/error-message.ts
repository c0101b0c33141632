/** The message of what was thrown; anything but an Error as text. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
