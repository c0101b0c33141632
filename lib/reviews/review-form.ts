/** Fields and validation of the review form, shared by browser and server (docs/product.md, "Reviews"). */
import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH, parseEmail } from '@/lib/forms/email';
import { NICKNAME } from '@cleanpro/text/nickname';
import { hasVisibleText } from '@cleanpro/text/visible-text';
import { introduceProblems, MESSAGES as FORM_MESSAGES } from '@/lib/forms/messages';

/** Path of the form under /api/forms. Also the value of the query parameter `sent` on the thank-you page. */
export const REVIEW_FORM_PATH = 'review';

/** Messages of the review form (docs/product.md, "Messages"). */
export const MESSAGES = {
  mandatory: FORM_MESSAGES.mandatory,
  rating: 'Overall rating reqired',
  recommend: 'Please select an option',
  summary: 'Summary is required.',
  summaryLength: 'Summary can have up to 50 characters.',
  description: 'Description is required.',
  descriptionLength: 'Description must have 50 to 500 characters.',
  nickname: 'Nickname can have up to 25 letters and numbers only.',
  nicknameTaken: 'Your nickname has already been taken by another reviewer. Please choose a different one.',
  location: 'Enter Your Location',
  locationLength: 'Location can have up to 50 characters.',
  email: FORM_MESSAGES.email,
  terms: 'Please check terms and conditions',
  age: 'We’re sorry. You do not meet the age requirement of this site, so we cannot accept messages or personal information from you.',
  /** Followed by a link to the parent site, if there is one. */
  parentSite: 'Please visit our parent company’s site:',
  unavailable: FORM_MESSAGES.unavailable,
  failedTitle: 'Sorry!',
  failed: 'Sorry, there was an error submitting your review. Please try again later.',
} as const;

export const LIMITS = {
  summary: 50,
  descriptionFrom: 50,
  descriptionTo: 500,
  nickname: 25,
  location: 50,
  email: MAX_EMAIL_LENGTH,
};

/** In years. Only the month and year of birth are known, so the whole month of the birthday must have passed. */
const MINIMUM_AGE = 18;
const YEARS_OF_BIRTH = 110;

const stars = z.string().check(z.regex(/^[1-5]?$/));
const filled = (message: string) => z.refine(hasVisibleText, { error: message, abort: true });

/** Fields in the order of the form. The error summary follows this order. */
const SCHEMA = z.object({
  rating: z.string().check(z.regex(/^[1-5]$/, MESSAGES.rating)),
  rating_Quality: stars,
  rating_Value: stars,
  isRecommended: z.string().check(z.regex(/^(true|false)$/, MESSAGES.recommend)),
  title: z.string().check(filled(MESSAGES.summary), z.maxLength(LIMITS.summary, MESSAGES.summaryLength)),
  reviewText: z
    .string()
    .check(
      filled(MESSAGES.description),
      z.minLength(LIMITS.descriptionFrom, MESSAGES.descriptionLength),
      z.maxLength(LIMITS.descriptionTo, MESSAGES.descriptionLength),
    ),
  userNickname: z.string().check(filled(MESSAGES.mandatory), z.regex(NICKNAME, MESSAGES.nickname)),
  userLocation: z
    .string()
    .check(filled(MESSAGES.location), z.maxLength(LIMITS.location, MESSAGES.locationLength)),
  userEmail: z.string().check(
    filled(MESSAGES.mandatory),
    z.refine((text) => parseEmail(text) !== undefined, MESSAGES.email),
  ),
  contextdatavalue_Agemonth: z.string().check(z.regex(/^([1-9]|1[0-2])$/, MESSAGES.mandatory)),
  contextdatavalue_Ageyear: z.string().check(z.regex(/^(19|20)\d\d$/, MESSAGES.mandatory)),
  agreedToTermsAndConditions: z.string().check(z.regex(/^true$/, MESSAGES.terms)),
});

export type ReviewValues = z.infer<typeof SCHEMA>;
export type ReviewField = keyof ReviewValues;

/** Fields in the order of the form. */
export const REVIEW_FIELDS = Object.keys(SCHEMA.shape).filter(
  (name): name is ReviewField => name in SCHEMA.shape,
);

export interface ReviewError {
  name: ReviewField;
  message: string;
}

const MAX_LENGTH = 2_000;

/**
 * Returns the form's values as strings: trimmed, in Unicode form NFC, and at most 2,000 characters long. A missing
 * value is empty.
 */
export function getReviewValues(read: (name: ReviewField) => unknown): ReviewValues {
  const value = (name: ReviewField): string => {
    const input = read(name);
    if (input === true) return 'true';
    return typeof input === 'string'
      ? input.replaceAll('\r\n', '\n').slice(0, MAX_LENGTH).normalize('NFC').trim()
      : '';
  };
  return {
    rating: value('rating'),
    isRecommended: value('isRecommended'),
    title: value('title'),
    reviewText: value('reviewText'),
    rating_Quality: value('rating_Quality'),
    rating_Value: value('rating_Value'),
    userNickname: value('userNickname'),
    userLocation: value('userLocation'),
    contextdatavalue_Agemonth: value('contextdatavalue_Agemonth'),
    contextdatavalue_Ageyear: value('contextdatavalue_Ageyear'),
    userEmail: value('userEmail'),
    agreedToTermsAndConditions: value('agreedToTermsAndConditions'),
  };
}

export const EMPTY_VALUES: ReviewValues = getReviewValues(() => '');

function isOfAge({ contextdatavalue_Ageyear, contextdatavalue_Agemonth }: ReviewValues, now: Date): boolean {
  const years = now.getUTCFullYear() - Number(contextdatavalue_Ageyear);
  return years * 12 + now.getUTCMonth() + 1 - Number(contextdatavalue_Agemonth) > MINIMUM_AGE * 12;
}

/** Whether the reviewer is too young (docs/product.md, "Reviews"). False while month or year of birth is missing. */
export const isRefusedForAge = (values: ReviewValues, now: Date): boolean =>
  SCHEMA.shape.contextdatavalue_Ageyear.safeParse(values.contextdatavalue_Ageyear).success &&
  SCHEMA.shape.contextdatavalue_Agemonth.safeParse(values.contextdatavalue_Agemonth).success &&
  !isOfAge(values, now);

/** Validates all values except the age. Returns at most one error per field, in the order of the form. */
export function checkReview(values: ReviewValues): ReviewError[] {
  const parsed = SCHEMA.safeParse(values);
  const issues = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    if (!issues.has(name)) issues.set(name, message);
  }
  return REVIEW_FIELDS.flatMap((name) => {
    const message = issues.get(name);
    return message === undefined ? [] : [{ name, message }];
  });
}

export const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Date(Date.UTC(2000, index, 1)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
}));

/** Returns the years of birth to choose from, latest first. */
export const getBirthYears = (now: Date): string[] =>
  Array.from({ length: YEARS_OF_BIRTH }, (_, index) => String(now.getUTCFullYear() - index));

/** Returns the introduction of the error summary. */
export const introduceReviewErrors = (errors: readonly ReviewError[], values: ReviewValues): string =>
  introduceProblems(toProblems(errors), values);

/** Steps of a review: write or edit, preview, then thanks or an error. `refused` if the reviewer is too young. */
type ReviewStage = 'write' | 'preview' | 'thanks' | 'failed' | 'refused';
export type ReviewIntent = 'preview' | 'edit' | 'submit';

export interface ReviewState {
  stage: ReviewStage;
  values: ReviewValues;
  errors: ReviewError[];
  /** A message about the whole form. */
  notice: string | null;
}

export const EMPTY_STATE: ReviewState = { stage: 'write', values: EMPTY_VALUES, errors: [], notice: null };
export const REFUSED_STATE: ReviewState = { ...EMPTY_STATE, stage: 'refused' };

/** Returns the messages of errors by field. */
export const toProblems = (errors: readonly ReviewError[]): Record<string, string> =>
  Object.fromEntries(errors.map(({ name, message }) => [name, message]));

const STAGES: readonly ReviewStage[] = ['write', 'preview', 'thanks', 'failed', 'refused'];

/**
 * Returns the form's state for a response of its route (lib/forms/protocol). A script receives that response, or the
 * server renders the page with it.
 */
export function toReviewState(
  values: ReviewValues,
  response: { stage?: string; problems?: Readonly<Record<string, string>>; message?: string },
): ReviewState {
  const stage = STAGES.find((name) => name === response.stage) ?? 'write';
  return {
    stage,
    // Discard all data of a visitor who is too young.
    values: stage === 'refused' ? EMPTY_VALUES : values,
    errors: REVIEW_FIELDS.flatMap((name) => {
      const message = response.problems?.[name];
      return message === undefined ? [] : [{ name, message }];
    }),
    notice: response.message ?? null,
  };
}
