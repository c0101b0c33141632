import { StoreError } from '../space/store-error.ts';
import type { ValidationError } from '../validation/error.ts';
import { ApiError } from './api-error.ts';
import { DeliveryError } from './delivery-error.ts';

const STATUS: Partial<Record<StoreError['code'], 400 | 404 | 409>> = {
  BadRequest: 400,
  NotFound: 404,
  VersionMismatch: 409,
};

/** An error response of the management API. */
export class ManagementError extends ApiError<400 | 401 | 403 | 404 | 409 | 413 | 422, string> {
  override readonly name = 'ManagementError';
}

/** Creates the error for a resource that does not exist. */
export const missing = (type: string, id: string): ManagementError =>
  new ManagementError(404, 'NotFound', 'The resource could not be found.', { type, id });

/** Creates the error that lists every rule that a body breaks. */
export const validationFailed = (errors: readonly ValidationError[]): ManagementError =>
  new ManagementError(422, 'ValidationFailed', 'Validation error', { errors });

/** Creates the error for a body that the resource cannot process. */
export const unprocessable = (message: string, details?: Record<string, unknown>): ManagementError =>
  new ManagementError(422, 'UnprocessableEntity', message, details);

/** Returns the response to an error, or undefined if the client did not cause it. */
export function toManagementError(error: unknown): ManagementError | undefined {
  if (error instanceof ManagementError) return error;
  if (error instanceof StoreError)
    return new ManagementError(STATUS[error.code] ?? 422, error.code, error.message);
  if (error instanceof DeliveryError)
    return new ManagementError(error.status, error.id, error.message, error.details);
  return undefined;
}

/** Returns an error in the API's shape. */
export const errorItem = ({ id, message, details }: ManagementError): ErrorItem => ({
  sys: { type: 'Error', id },
  message,
  ...(details && { details }),
});

export interface ErrorItem {
  sys: { type: 'Error'; id: string };
  message: string;
  details?: Record<string, unknown>;
}
