import { ApiError } from './api-error.ts';

type DeliveryErrorId = 'AccessTokenInvalid' | 'NotFound' | 'BadRequest' | 'InvalidQuery';

/** An error response of the delivery API. */
export class DeliveryError extends ApiError<400 | 401 | 404, DeliveryErrorId> {
  override readonly name = 'DeliveryError';
}

/** Creates the error for a resource that does not exist. */
export const notFound = (type: string, id: string): DeliveryError =>
  new DeliveryError(404, 'NotFound', 'The resource could not be found.', { type, id });

/** Creates the error for an invalid filter, order or selection. The details name the invalid part. */
export const invalidQuery = (...errors: Record<string, unknown>[]): DeliveryError =>
  new DeliveryError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors },
  );

/** Creates the error for a malformed parameter. */
export const badRequest = (message: string): DeliveryError => new DeliveryError(400, 'BadRequest', message);
