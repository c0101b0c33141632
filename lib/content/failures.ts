/** The content service could not answer: not reachable, too slow, overloaded, or it refused the query. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';

  /**
   * @param operation the GraphQL operation that was asked
   * @param reason what the service or the network said, without query variables or tokens
   */
  constructor(operation: string, reason: string, options?: ErrorOptions) {
    super(`The content service did not answer ${operation}: ${reason}`, options);
  }
}
