import 'server-only';
import { createHash } from 'node:crypto';
import { ROOT } from '@/lib/content/routing/links';
import { serverConfig } from '@/lib/config/server';
import { consumeRateLimit, type RateLimitRule } from '@/lib/requests/rate-limit';
import { log } from '@/lib/telemetry/log';
import { SUBMISSION } from './responses';
import { ReviewServiceFailure, writeReviews } from './client';
import {
  checkReview,
  MESSAGES,
  NO_VALUES,
  REVIEW_FIELDS,
  type ReviewError,
  type ReviewIntent,
  type ReviewState,
  type ReviewValues,
} from './review-form';

/** Of every step of the form. */
export const FORM_RATE: RateLimitRule = { name: 'review-form', times: 60, seconds: 600 };
const SUBMIT_RATE: RateLimitRule = {
  name: 'review-submit',
  times: 10,
  seconds: 3600,
  message:
    'You have submitted many reviews in a short time. Your text is still here; please try again later.',
};

export interface Author {
  address: string;
  userAgent: string;
}

function parametersOf(
  action: 'preview' | 'Submit',
  productId: string,
  values: ReviewValues,
  author: Author,
): URLSearchParams {
  const parameters = new URLSearchParams({
    ProductId: productId,
    Action: action,
    rating: values.rating,
    isrecommended: values.isRecommended,
    title: values.title,
    reviewtext: values.reviewText,
    usernickname: values.userNickname,
    userlocation: values.userLocation,
    useremail: values.userEmail,
    hostedauthentication_authenticationemail: values.userEmail,
    hostedauthentication_callbackurl: `${serverConfig().SITE_URL}${ROOT}/write-review`,
    contextdatavalue_Agemonth: values.contextdatavalue_Agemonth,
    contextdatavalue_Ageyear: values.contextdatavalue_Ageyear,
    agreedtotermsandconditions: values.agreedToTermsAndConditions,
    // What kind of device it was, without saying whose.
    fp: createHash('sha256').update(author.userAgent).digest('hex').slice(0, 32),
  });
  if (values.rating_Quality) parameters.set('rating_Quality', values.rating_Quality);
  if (values.rating_Value) parameters.set('rating_Value', values.rating_Value);
  return parameters;
}

/** The service's own errors at the form's fields. */
function errorsOf(fields: Record<string, { Message?: string | null; Code?: string | null }>): ReviewError[] {
  const byName = new Map(Object.entries(fields).map(([name, error]) => [name.toLowerCase(), error]));
  return REVIEW_FIELDS.flatMap((name) => {
    const error = byName.get(name.toLowerCase());
    if (!error) return [];
    const nicknameTaken = name === 'userNickname' && error.Code?.endsWith('_NICKNAME') === true;
    const ageRefused = name === 'contextdatavalue_Ageyear' && error.Code === 'ERROR_FORM_RESTRICTED';
    const message = nicknameTaken
      ? MESSAGES.nicknameTaken
      : ageRefused
        ? MESSAGES.age
        : (error.Message ?? MESSAGES.mandatory);
    return [{ name, message }];
  });
}

async function ask(
  action: 'preview' | 'Submit',
  productId: string,
  values: ReviewValues,
  author: Author,
): Promise<ReviewError[] | 'done' | 'failed'> {
  try {
    const parameters = parametersOf(action, productId, values, author);
    const answer = await writeReviews('submitreview', parameters, SUBMISSION, author.address);
    if (!answer.HasErrors) return 'done';
    const errors = errorsOf(answer.FormErrors?.FieldErrors ?? {});
    if (errors.length > 0) return errors;
    log('error', 'ReviewSubmissionFailure', {
      action,
      productId,
      statusText: 'refused without a known field',
    });
    return 'failed';
  } catch (error) {
    if (!(error instanceof ReviewServiceFailure)) throw error;
    // Sent twice, by an impatient press or a reload: the service has it.
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
 * Takes one step of a review: preview it, go back to edit it, or submit it. Whatever happens, what the visitor typed is
 * in the state that is given back, until the review is submitted.
 * @throws RequestRefusedError when this visitor submits too often
 */
export async function takeReview(
  intent: ReviewIntent,
  productId: string,
  values: ReviewValues,
  author: Author,
): Promise<ReviewState> {
  const write = (errors: ReviewError[], notice: string | null = null): ReviewState => ({
    stage: 'write',
    values,
    errors,
    notice,
  });
  if (intent === 'edit') return write([]);
  const wrong = checkReview(values, new Date());
  if (wrong.length > 0) return write(wrong);
  if (intent === 'submit') await consumeRateLimit(SUBMIT_RATE, author.address);
  const answer = await ask(intent === 'submit' ? 'Submit' : 'preview', productId, values, author);
  if (Array.isArray(answer)) return write(answer);
  if (intent === 'preview')
    return answer === 'done'
      ? { stage: 'preview', values, errors: [], notice: null }
      : write([], MESSAGES.unavailable);
  if (answer === 'failed') return { stage: 'failed', values, errors: [], notice: null };
  log('info', 'ReviewSubmitted', { productId });
  return { stage: 'thanks', values: NO_VALUES, errors: [], notice: null };
}

/** The step that a form names; previewing when it names none. */
export const intentOf = (given: unknown): ReviewIntent =>
  given === 'submit' || given === 'edit' ? given : 'preview';

export const PRODUCT_ID = /^[\w.:-]{1,128}$/;
