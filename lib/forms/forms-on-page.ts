import 'server-only';
import { findFormByPath, type FormName } from './definitions';
import { REVIEW_FORM_PATH } from '../reviews/review-form';
import { getFormState, type FormState } from './form-state';
import { outcomeOf, type FormOutcome } from './outcome';

/** Context of a page's forms: the page itself, and the form that this visitor has just submitted. */
export interface FormsOnPage {
  /** Slug of the page. */
  page: string;
  /** Slug of the product that the visitor came from (`?product=`). */
  product?: string;
  /** Form that was just accepted. A thank-you message replaces it. */
  sent?: FormName;
  /** Form that is rendered again with what the visitor submitted. */
  state?: FormState;
}

/** Query parameter that marks the page of a returned form, so that the cached page is not served. */
export const STATE_PARAM = 'returned';

/** Returns the outcome of the form that this visitor has just submitted on a page, for the page's title. */
export async function getFormOutcome(
  query: Readonly<Record<string, string | string[] | undefined>>,
): Promise<FormOutcome | undefined> {
  const sent = String(query.sent ?? '');
  if (sent === REVIEW_FORM_PATH || findFormByPath(sent)) return 'sent';
  const state = STATE_PARAM in query ? await getFormState() : undefined;
  return state && outcomeOf(state);
}

/** Returns the context of a page's forms, from the page's query parameters and the state of a submitted form. */
export async function getFormsOnPage(
  page: string,
  query: Readonly<Record<string, string | string[] | undefined>>,
): Promise<FormsOnPage> {
  return {
    page,
    product: typeof query.product === 'string' ? query.product : undefined,
    sent: findFormByPath(String(query.sent ?? '')),
    state: STATE_PARAM in query ? await getFormState() : undefined,
  };
}
