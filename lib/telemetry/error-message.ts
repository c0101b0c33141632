/** The message of what was thrown, for logs; 'unknown' for anything but an Error, which may hold data that logs must not. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
