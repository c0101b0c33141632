import 'server-only';
import { formAt, type FormName } from './definitions';
import { REVIEW_FORM_PATH } from '../reviews/review-form';
import { getFormState, type FormState } from './form-state';
import { outcomeOf, type FormOutcome } from './outcome';

/** What the forms of a page depend on: its slug, and for one visitor the form that was just submitted. */
export interface FormsOnPage {
  /** The page's slug. */
  page: string;
  /** The slug of the product that the visitor came from (`?product=`). */
  product?: string;
  /** The form that was just accepted: its thanks replace it. */
  sent?: FormName;
  /** The form that is rendered again with what the visitor submitted. */
  state?: FormState;
}

/** Added to the query of a page that is rendered with a form's state, so that the cached page is not used. */
export const STATE_PARAM = 'returned';

/** Returns the outcome of the form that this visitor just submitted on a page, for its title. */
export async function getFormOutcome(
  query: Readonly<Record<string, string | string[] | undefined>>,
): Promise<FormOutcome | undefined> {
  const sent = String(query.sent ?? '');
  if (sent === REVIEW_FORM_PATH || formAt(sent)) return 'sent';
  const state = STATE_PARAM in query ? await getFormState() : undefined;
  return state && outcomeOf(state);
}

/** Reads a page's query parameters, and with them the state of a submitted form. */
export async function getFormsOnPage(
  page: string,
  query: Readonly<Record<string, string | string[] | undefined>>,
): Promise<FormsOnPage> {
  return {
    page,
    product: typeof query.product === 'string' ? query.product : undefined,
    sent: formAt(String(query.sent ?? '')),
    state: STATE_PARAM in query ? await getFormState() : undefined,
  };
}
