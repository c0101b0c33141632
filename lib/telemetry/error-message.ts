import { errorMessage as messageOf } from '@cleanpro/node-service/logging/error-message';

/**
 * Returns the message of an error, for logs. Returns 'unknown' for any other thrown value, which may contain data that
 * must not be logged.
 */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? messageOf(error) : 'unknown';
