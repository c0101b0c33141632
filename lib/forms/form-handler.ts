import type { Problems } from './parse';
import type { FormResponse } from './protocol';

export interface Visitor {
  address: string;
  userAgent: string;
}

/**
 * Outcome of a submission: the form is accepted, or its page is rendered again with the submitted values and their
 * errors.
 */
export type FormResult =
  | { kind: 'accepted'; location: string }
  | {
      kind: 'rendered';
      status: 200 | 401 | 422 | 429 | 503;
      problems?: Problems;
      message?: string;
      /** Current step of a form with several steps. */
      stage?: string;
      challenge?: FormResponse['challenge'];
      /** Whole seconds until a retry can succeed, for status 429. */
      retryAfter?: number;
    };

/** Form-specific part of the receiver that all forms share (lib/forms/receive-form). */
export interface FormHandler {
  /** Name of the form in logs, and in the state that its page is rendered with. */
  form: string;
  maximumBytes: number;
  /**
   * Validates a submission and acts on it.
   * @throws RequestRefusedError when the visitor has sent too many requests
   * @throws MembersUnavailableError when the member service fails
   */
  process(fields: URLSearchParams, visitor: Visitor): Promise<FormResult>;
  /** Returns the submitted values that may be written back into the page. */
  getValues(fields: URLSearchParams): Record<string, string>;
  /** Returns the path and query of the page that has the form. */
  getPage(fields: URLSearchParams): string;
}
