import 'server-only';
import { getFormState } from '@/lib/forms/form-state';
import {
  EMPTY_STATE,
  getReviewValues,
  REVIEW_FORM_PATH,
  toReviewState,
  type ReviewState,
} from './review-form';

/**
 * Returns the state of a review that was posted without JavaScript: the thank-you, or the form with its values and
 * errors.
 * @param query query parameters of the page
 * @returns undefined if no review was posted
 */
export async function getPostedReview(
  query: Readonly<Record<string, string | string[] | undefined>>,
): Promise<ReviewState | undefined> {
  if (query.sent === REVIEW_FORM_PATH) return { ...EMPTY_STATE, stage: 'thanks' };
  const state = await getFormState();
  if (state?.form !== REVIEW_FORM_PATH) return undefined;
  return toReviewState(
    getReviewValues((name) => state.values[name]),
    state,
  );
}
