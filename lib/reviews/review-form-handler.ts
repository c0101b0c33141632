import 'server-only';
import type { FormHandler, FormResult } from '@/lib/forms/form-handler';
import { STATE_PARAM } from '@/lib/forms/forms-on-page';
import { consumeRateLimit } from '@/lib/incoming-requests/rate-limit';
import { RequestRefusedError } from '@/lib/incoming-requests/refused';
import {
  getReviewValues,
  REVIEW_FORM_PATH,
  toProblems,
  type ReviewIntent,
  type ReviewState,
} from './review-form';
import { FORM_RATE, PRODUCT_ID, processReview } from './submit';
import { writeReviewHref } from './write-link';

const MAX_BODY_BYTES = 16 * 1024;

const readValues = (fields: URLSearchParams) => getReviewValues((name) => fields.get(name));

const parseIntent = (intent: string | null): ReviewIntent =>
  intent === 'submit' || intent === 'edit' ? intent : 'preview';

function toFormResult({ stage, errors, notice }: ReviewState, productId: string): FormResult {
  if (stage === 'thanks')
    return { kind: 'accepted', location: `${writeReviewHref(productId)}&sent=${REVIEW_FORM_PATH}` };
  const failed = stage === 'failed' || notice !== null;
  return {
    kind: 'rendered',
    status: failed ? 503 : errors.length > 0 || stage === 'refused' ? 422 : 200,
    stage,
    problems: toProblems(errors),
    message: notice ?? undefined,
  };
}

/** Handles the review form. A review is previewed before it is submitted to the review service. */
export const reviewFormHandler: FormHandler = {
  form: REVIEW_FORM_PATH,
  maximumBytes: MAX_BODY_BYTES,
  async process(fields, visitor) {
    const productId = fields.get('product') ?? '';
    if (!PRODUCT_ID.test(productId))
      throw new RequestRefusedError(400, 'Choose the product you’re reviewing.');
    await consumeRateLimit(FORM_RATE, visitor.address);
    const intent = parseIntent(fields.get('intent'));
    return toFormResult(await processReview(intent, productId, readValues(fields), visitor), productId);
  },
  getValues: readValues,
  getPage: (fields) => `${writeReviewHref(fields.get('product') ?? '')}&${STATE_PARAM}=1`,
};
