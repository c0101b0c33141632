const DIGEST = 'ContentUnavailable';

/** The content service did not answer: unreachable, too slow, overloaded, or it refused the query. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
  /** Each of Next's bundles has its own copy of the class, so errors are recognized by this digest. */
  readonly digest = DIGEST;

  /**
   * @param operation the name of the GraphQL operation
   * @param reason the message of the service or the network, without query variables or tokens
   */
  constructor(operation: string, reason: string, options?: ErrorOptions) {
    super(`The content service did not answer ${operation}: ${reason}`, options);
  }
}

/** Whether an error is a `ContentUnavailableError`, whichever bundle created it. */
export const isContentUnavailable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'digest' in error && error.digest === DIGEST;

/**
 * The result of a read, or 'unavailable' where the content service did not answer: a page that fails while it renders
 * is blank without JavaScript.
 * @param isCached whether the page around it is cached, and so must fail instead; responses to a query are not cached
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
