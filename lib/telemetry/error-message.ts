/**
 * Returns the message of an error, for logs. Returns 'unknown' for any other thrown value, which may contain data that
 * must not be logged.
 */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
