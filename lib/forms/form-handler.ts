import type { Problems } from './parse';
import type { FormResponse } from './protocol';

export interface Visitor {
  address: string;
  userAgent: string;
}

/** The outcome of a submission: the form is accepted, or its page is rendered again with it. */
export type FormResult =
  | { kind: 'accepted'; location: string }
  | {
      kind: 'rendered';
      status: 200 | 401 | 422 | 429 | 503;
      problems?: Problems;
      message?: string;
      /** The step of a form with several. */
      stage?: string;
      challenge?: FormResponse['challenge'];
      /** For 429: whole seconds until a retry can succeed. */
      retryAfter?: number;
    };

/** What one form adds to the receiver that all forms share (lib/forms/receive-form). */
export interface FormHandler {
  /** Names the form in logs, and in the state that its page is rendered with. */
  form: string;
  maximumBytes: number;
  /**
   * Validates a submission and acts on it.
   * @throws RequestRefusedError, MembersUnavailableError
   */
  process(fields: URLSearchParams, visitor: Visitor): Promise<FormResult>;
  /** The submitted values that may be written back into the page. */
  getValues(fields: URLSearchParams): Record<string, string>;
  /** The path and query of the page that holds the form. */
  getPage(fields: URLSearchParams): string;
}
