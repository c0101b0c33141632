import { GraphQLError } from 'graphql';

/** Contentful's error codes, plus GRAPHQL_VALIDATION_FAILED for errors that have no code there. */
export type ErrorCode =
  | 'UNKNOWN_LOCALE'
  | 'UNRESOLVABLE_LINK'
  | 'UNEXPECTED_LINKED_CONTENT_TYPE'
  | 'UNRESOLVABLE_RESOURCE_LINK'
  | 'ACCESS_TOKEN_MISSING'
  | 'ACCESS_TOKEN_INVALID'
  | 'UNKNOWN_SPACE'
  | 'UNKNOWN_ENVIRONMENT'
  | 'MISSING_QUERY'
  | 'QUERY_TOO_BIG'
  | 'INVALID_QUERY_FORMAT'
  | 'INVALID_VARIABLES_FORMAT'
  | 'TOO_COMPLEX_QUERY'
  | 'QUERY_OPERATION_NAME_MISMATCH'
  | 'COLLIDING_TYPE_NAMES'
  | 'COLLIDING_FIELD_NAMES'
  | 'RESERVED_FIELD_NAME'
  | 'RATE_LIMIT_EXCEEDED'
  | 'INTERNAL_SERVER_ERROR'
  | 'PersistedQueryNotFound'
  | 'PersistedQueryMismatch'
  | 'GRAPHQL_VALIDATION_FAILED';

const DOCUMENTATION: Partial<Record<ErrorCode, string>> = {
  UNRESOLVABLE_LINK: 'https://ctfl.io/graphql-api-error-unresolvable-link',
};

/** Creates an error for one path of an otherwise successful response. The handler adds the request id. */
export function contentError(
  code: ErrorCode,
  message: string,
  details?: Record<string, unknown>,
): GraphQLError {
  const documentationUrl = DOCUMENTATION[code];
  return new GraphQLError(message, {
    extensions: {
      contentful: { code, ...(documentationUrl && { documentationUrl }), ...(details && { details }) },
    },
  });
}

/** An error that fails the whole request, with its HTTP status. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(status: number, code: ErrorCode, message: string, details?: Record<string, unknown>) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** Thrown when no schema can be built from the content types. The response is a 422. */
export class SchemaError extends RequestError {
  constructor(
    code: 'COLLIDING_TYPE_NAMES' | 'COLLIDING_FIELD_NAMES' | 'RESERVED_FIELD_NAME',
    message: string,
  ) {
    super(422, code, message);
  }
}
