const DIGEST = 'ContentUnavailable';

/** Thrown when the content service is unreachable, too slow or overloaded, or refuses the query. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
  /** Errors are recognized by this digest, because each of Next's bundles has its own copy of the class. */
  readonly digest = DIGEST;

  /**
   * @param operation name of the GraphQL operation
   * @param reason message of the service or the network, without query variables or tokens
   */
  constructor(operation: string, reason: string, options?: ErrorOptions) {
    super(`The content service did not answer ${operation}: ${reason}`, options);
  }
}

/** Whether an error is a `ContentUnavailableError`, whichever bundle created it. */
export const isContentUnavailable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'digest' in error && error.digest === DIGEST;

/**
 * Returns the result of a read, or 'unavailable' if the content service did not answer. Use it in pages, because a page
 * that throws during rendering is blank without JavaScript.
 * @param isCached whether the page is cached. If so, the error is rethrown, because a cached page must not lack its
 * content.
 * @throws every other error of the read
 */
export async function orUnavailable<T>(read: Promise<T>, isCached = false): Promise<T | 'unavailable'> {
  try {
    return await read;
  } catch (error) {
    if (isCached || !isContentUnavailable(error)) throw error;
    return 'unavailable';
  }
}
