/** An answer of the delivery API that is an error, as Contentful words it. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly status: 400 | 401 | 404;
  readonly id: 'AccessTokenInvalid' | 'NotFound' | 'BadRequest' | 'InvalidQuery';
  readonly details: Record<string, unknown> | undefined;

  constructor(
    status: DeliveryError['status'],
    id: DeliveryError['id'],
    message: string,
    details?: Record<string, unknown>,
  ) {
    super(message);
    this.status = status;
    this.id = id;
    this.details = details;
  }
}

/** What is asked for does not exist. */
export const notFound = (type: string, id: string): DeliveryError =>
  new DeliveryError(404, 'NotFound', 'The resource could not be found.', { type, id });

/** A filter, order or selection does not fit; the details name the part. */
export const invalidQuery = (...errors: Record<string, unknown>[]): DeliveryError =>
  new DeliveryError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors },
  );

/** A parameter is malformed. */
export const badRequest = (message: string): DeliveryError => new DeliveryError(400, 'BadRequest', message);
