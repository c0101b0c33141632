export type ErrorCode =
  | `ERROR_PARAM_${
      | 'INVALID_API_KEY'
      | 'INVALID_FILTER_ATTRIBUTE'
      | 'INVALID_SORT_ATTRIBUTE'
      | 'INVALID_SEARCH_ATTRIBUTE'
      | 'INVALID_INCLUDED'
      | 'INVALID_LIMIT'
      | 'INVALID_OFFSET'
      | 'INVALID_LOCALE'
      | 'INVALID_PARAMETERS'
      | 'INVALID_SUBJECT_ID'
      | 'INVALID_CALLBACK'
      | 'MISSING_SUBJECT_ID'
      | 'MISSING_USER_ID'
      | 'DUPLICATE_SUBMISSION'}`
  | 'ERROR_DUPLICATE_SUBMISSION'
  | 'ERROR_REQUEST_LIMIT_REACHED'
  | 'ERROR_ACCESS_DENIED'
  | 'ERROR_BAD_REQUEST'
  | 'ERROR_UNSUPPORTED'
  | 'ERROR_UNKNOWN';

/** Thrown for a refused request. The response is HTTP 200 with `HasErrors` and this code. */
export class ReviewServiceError extends Error {
  override readonly name = 'ReviewServiceError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export type FormErrorCode = `ERROR_FORM_${
  | 'REQUIRED'
  | 'REQUIRES_TRUE'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'TOO_LOW'
  | 'TOO_HIGH'
  | 'PATTERN_MISMATCH'
  | 'INVALID_OPTION'
  | 'INVALID_EMAILADDRESS'
  | 'INVALID_IPADDRESS'
  | 'FUTURE_DATE'
  | 'DUPLICATE'
  | 'DUPLICATE_NICKNAME'
  | 'PROFANITY'
  | 'RESTRICTED'}`;

export interface FormError {
  Field: string;
  Message: string;
  Code: FormErrorCode;
}
