import type { ValidationError } from '../validation/error.ts';
import { ApiError } from './api-error.ts';

/** An error response of the management API. */
export class ManagementError extends ApiError<400 | 401 | 404 | 409 | 413 | 422, string> {
  override readonly name = 'ManagementError';
}

/** Something that an address names does not exist. */
export const missing = (type: string, id: string): ManagementError =>
  new ManagementError(404, 'NotFound', 'The resource could not be found.', { type, id });

/** Every rule of a resource that a body breaks. */
export const validationFailed = (errors: readonly ValidationError[]): ManagementError =>
  new ManagementError(422, 'ValidationFailed', 'Validation error', { errors });

/** The body of a request is not what the resource needs. */
export const unprocessable = (message: string, details?: Record<string, unknown>): ManagementError =>
  new ManagementError(422, 'UnprocessableEntity', message, details);
