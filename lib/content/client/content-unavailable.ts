const DIGEST = 'ContentUnavailable';

/** The content service could not answer: not reachable, too slow, overloaded, or it refused the query. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
  /** All that the framework lets through of an error that leaves a kept function. */
  readonly digest = DIGEST;

  /**
   * @param operation the GraphQL operation that was asked
   * @param reason what the service or the network said, without query variables or tokens
   */
  constructor(operation: string, reason: string, options?: ErrorOptions) {
    super(`The content service did not answer ${operation}: ${reason}`, options);
  }
}

/**
 * What is read; 'unavailable' where the content service could not answer, in a kept function or outside: a page that
 * fails while it is rendered is empty for who has no script.
 * @param isKept what is made of it is kept, and so must fail: an answer to a visitor's question is kept by nobody
 * @throws what else the read throws
 */
export async function orUnavailable<T>(reading: Promise<T>, isKept = false): Promise<T | 'unavailable'> {
  try {
    return await reading;
  } catch (error) {
    if (isKept || !isUnavailable(error)) throw error;
    return 'unavailable';
  }
}

/** Whether a read failed because the content service could not answer, in a kept function or outside. */
const isUnavailable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'digest' in error && error.digest === DIGEST;
