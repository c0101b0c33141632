import 'server-only';
import { createHash } from 'node:crypto';
import type { Visitor } from '@/lib/forms/form-handler';
import { ROOT } from '@cleanpro/content-values/paths/links';
import { serverConfig } from '@/lib/config/server';
import { parseEmail } from '@/lib/forms/email';
import { consumeRateLimit, type RateLimitRule } from '@/lib/incoming-requests/rate-limit';
import { log } from '@/lib/telemetry/log';
import { SUBMISSION } from './responses';
import { ReviewServiceFailure, writeReviews } from './client';
import {
  checkReview,
  EMPTY_VALUES,
  isRefusedForAge,
  MESSAGES,
  REFUSED_STATE,
  REVIEW_FIELDS,
  type ReviewError,
  type ReviewIntent,
  type ReviewState,
  type ReviewValues,
} from './review-form';

/** Limits previews and submissions together. */
export const FORM_RATE: RateLimitRule = { name: 'review-form', times: 60, seconds: 600 };
const SUBMIT_RATE: RateLimitRule = {
  name: 'review-submit',
  times: 10,
  seconds: 3600,
  message:
    'You’ve submitted too many reviews in a short time. Your review is still here. Please try again later.',
};

/**
 * Returns the parameters of the submission call, spelled as in its specification. The service ignores case
 * (docs/product.md, "Calls").
 */
function toParameters(
  action: 'preview' | 'Submit',
  productId: string,
  { rating_Quality, rating_Value, ...values }: ReviewValues,
  author: Visitor,
): URLSearchParams {
  const email = parseEmail(values.userEmail) ?? '';
  return new URLSearchParams({
    ProductId: productId,
    Action: action,
    ...values,
    ...(rating_Quality && { rating_Quality }),
    ...(rating_Value && { rating_Value }),
    userEmail: email,
    hostedAuthentication_AuthenticationEmail: email,
    callBackURL: `${serverConfig().SITE_URL}${ROOT}/write-review`,
    // Identifies the kind of device, not the person.
    fp: createHash('sha256').update(author.userAgent).digest('hex').slice(0, 32),
  });
}

function toReviewErrors(
  fields: Record<string, { Message?: string | null; Code?: string | null }>,
): ReviewError[] {
  const byName = new Map(Object.entries(fields).map(([name, error]) => [name.toLowerCase(), error]));
  return REVIEW_FIELDS.flatMap((name) => {
    const error = byName.get(name.toLowerCase());
    if (!error) return [];
    const nicknameTaken = name === 'userNickname' && error.Code?.endsWith('_NICKNAME') === true;
    return [
      { name, message: nicknameTaken ? MESSAGES.nicknameTaken : (error.Message ?? MESSAGES.mandatory) },
    ];
  });
}

async function sendReview(
  action: 'preview' | 'Submit',
  productId: string,
  values: ReviewValues,
  author: Visitor,
): Promise<ReviewError[] | 'done' | 'failed' | 'refused'> {
  try {
    const parameters = toParameters(action, productId, values, author);
    const response = await writeReviews('submitreview', parameters, SUBMISSION, author.address);
    if (!response.HasErrors) return 'done';
    const fields = response.FormErrors?.FieldErrors ?? {};
    if (Object.values(fields).some(({ Code }) => Code === 'ERROR_FORM_RESTRICTED')) return 'refused';
    const errors = toReviewErrors(fields);
    if (errors.length > 0) return errors;
    log('error', 'ReviewSubmissionFailure', {
      action,
      productId,
      statusText: 'refused without an error at a field of the form',
    });
    return 'failed';
  } catch (error) {
    if (!(error instanceof ReviewServiceFailure)) throw error;
    // A double click or a reload sent the review twice. The service already has it.
    if (error.codes.some((code) => code.endsWith('DUPLICATE_SUBMISSION'))) return 'done';
    log('error', 'ReviewSubmissionFailure', {
      action,
      productId,
      status: error.status,
      statusText: error.statusText,
    });
    return 'failed';
  }
}

/**
 * Processes one step of the review form: preview, edit or submit. The state keeps the submitted values until the review
 * is accepted.
 * @throws RequestRefusedError 429 when the visitor submits too many reviews
 */
export async function processReview(
  intent: ReviewIntent,
  productId: string,
  values: ReviewValues,
  author: Visitor,
): Promise<ReviewState> {
  const write = (errors: ReviewError[], notice: string | null = null): ReviewState => ({
    stage: 'write',
    values,
    errors,
    notice,
  });
  if (intent === 'edit') return write([]);
  if (isRefusedForAge(values, new Date())) return REFUSED_STATE;
  const errors = checkReview(values);
  if (errors.length > 0) return write(errors);
  if (intent === 'submit') await consumeRateLimit(SUBMIT_RATE, author.address);
  const outcome = await sendReview(intent === 'submit' ? 'Submit' : 'preview', productId, values, author);
  if (Array.isArray(outcome)) return write(outcome);
  if (outcome === 'refused') return REFUSED_STATE;
  if (intent === 'preview')
    return outcome === 'done'
      ? { stage: 'preview', values, errors: [], notice: null }
      : write([], MESSAGES.unavailable);
  if (outcome === 'failed') return { stage: 'failed', values, errors: [], notice: null };
  log('info', 'ReviewSubmitted', { productId });
  return { stage: 'thanks', values: EMPTY_VALUES, errors: [], notice: null };
}

export const PRODUCT_ID = /^[\w.:-]{1,128}$/;
