/** An error response of the management API, with Contentful's ids. */
export class ManagementError extends Error {
  override readonly name = 'ManagementError';
  readonly status: 400 | 401 | 404 | 409 | 422;
  readonly id: string;
  readonly details: Record<string, unknown> | undefined;

  constructor(
    status: ManagementError['status'],
    id: string,
    message: string,
    details?: Record<string, unknown>,
  ) {
    super(message);
    this.status = status;
    this.id = id;
    this.details = details;
  }
}

/** Something that an address names does not exist. */
export const missing = (type: string, id: string): ManagementError =>
  new ManagementError(404, 'NotFound', 'The resource could not be found.', { type, id });

/** The body of a request is not what the resource needs. */
export const unprocessable = (message: string, details?: Record<string, unknown>): ManagementError =>
  new ManagementError(422, 'UnprocessableEntity', message, details);
