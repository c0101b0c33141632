/** The review form: its fields and its rules (specification section 5), the same in browser and server. */
import * as z from 'zod/mini';

/** The specification's messages, word for word. */
export const MESSAGES = {
  mandatory: 'This is a mandatory field.',
  allMandatory: 'Fields marked with * are mandatory. Please complete all mandatory fields and re-submit.',
  rating: 'Overall rating reqired',
  recommend: 'Please select an option',
  summary: 'Summary is required.',
  summaryLength: 'Summary may have 50 characters at most.',
  description: 'Description is required.',
  descriptionLength: 'Description must have 50 to 500 characters.',
  nickname: 'Nickname may have up to 25 letters and numbers only.',
  nicknameTaken: 'Your nickname has already been taken by another reviewer. Please choose a different one.',
  location: 'Enter Your Location',
  locationLength: 'Location may have 50 characters at most.',
  email: 'Please enter a valid email address.',
  terms: 'Please check terms and conditions',
  age: 'We are sorry: you do not meet the age requirement of this site, so we cannot accept messages or personal information from you. Please visit the site of our parent company, CleanPro Holdings.',
  unavailable: 'Currently service is not available',
  failedTitle: 'Sorry!',
  failed: 'Sorry, there was an error submitting your review. Please try again later.',
} as const;

export const LIMITS = {
  summary: 50,
  descriptionFrom: 50,
  descriptionTo: 500,
  nickname: 25,
  location: 50,
  email: 255,
};

/** Reviewers must have reached this age; the month of the birthday must be over, so that it is certain. */
const MINIMUM_AGE = 18;
const OLDEST = 110;

const stars = z.string().check(z.regex(/^[1-5]?$/));
const filled = (message: string) => z.minLength(1, { error: message, abort: true });

const SCHEMA = z.object({
  rating: z.string().check(z.regex(/^[1-5]$/, MESSAGES.rating)),
  isRecommended: z.string().check(z.regex(/^(true|false)$/, MESSAGES.recommend)),
  title: z.string().check(filled(MESSAGES.summary), z.maxLength(LIMITS.summary, MESSAGES.summaryLength)),
  reviewText: z
    .string()
    .check(
      filled(MESSAGES.description),
      z.minLength(LIMITS.descriptionFrom, MESSAGES.descriptionLength),
      z.maxLength(LIMITS.descriptionTo, MESSAGES.descriptionLength),
    ),
  rating_Quality: stars,
  rating_Value: stars,
  userNickname: z
    .string()
    .check(filled(MESSAGES.mandatory), z.regex(/^[\p{L}\p{N}]{1,25}$/u, MESSAGES.nickname)),
  userLocation: z
    .string()
    .check(filled(MESSAGES.location), z.maxLength(LIMITS.location, MESSAGES.locationLength)),
  contextdatavalue_Agemonth: z.string().check(z.regex(/^([1-9]|1[0-2])$/, MESSAGES.mandatory)),
  contextdatavalue_Ageyear: z.string().check(z.regex(/^(19|20)\d\d$/, MESSAGES.mandatory)),
  userEmail: z
    .string()
    .check(
      filled(MESSAGES.mandatory),
      z.maxLength(LIMITS.email, MESSAGES.email),
      z.regex(/^[^\s@<>",;:\\()[\]]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/i, MESSAGES.email),
    ),
  agreedToTermsAndConditions: z.string().check(z.regex(/^true$/, MESSAGES.terms)),
});

export type ReviewValues = z.infer<typeof SCHEMA>;
export type ReviewField = keyof ReviewValues;

/** The fields in the order of the form. */
export const REVIEW_FIELDS = Object.keys(SCHEMA.shape).filter(
  (name): name is ReviewField => name in SCHEMA.shape,
);

export interface ReviewError {
  name: ReviewField;
  message: string;
}

const MAX_LENGTH = 2_000;

/** The form's values, each a string without white space around it; what is missing is empty. */
export function reviewValues(read: (name: ReviewField) => unknown): ReviewValues {
  const value = (name: ReviewField): string => {
    const given = read(name);
    if (given === true) return 'true';
    return typeof given === 'string' ? given.replaceAll('\r\n', '\n').slice(0, MAX_LENGTH).trim() : '';
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

/** A form that nothing was written into. */
export const NO_VALUES: ReviewValues = reviewValues(() => '');

function isOfAge({ contextdatavalue_Ageyear, contextdatavalue_Agemonth }: ReviewValues, now: Date): boolean {
  const years = now.getUTCFullYear() - Number(contextdatavalue_Ageyear);
  return years * 12 + now.getUTCMonth() + 1 - Number(contextdatavalue_Agemonth) > MINIMUM_AGE * 12;
}

/** What is wrong with the values: at most one error a field, in the order of the form. */
export function checkReview(values: ReviewValues, now: Date): ReviewError[] {
  const parsed = SCHEMA.safeParse(values);
  const issues = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    if (!issues.has(name)) issues.set(name, message);
  }
  const born = !issues.has('contextdatavalue_Ageyear') && !issues.has('contextdatavalue_Agemonth');
  if (born && !isOfAge(values, now)) issues.set('contextdatavalue_Ageyear', MESSAGES.age);
  return REVIEW_FIELDS.flatMap((name) => {
    const message = issues.get(name);
    return message === undefined ? [] : [{ name, message }];
  });
}

export const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Date(Date.UTC(2000, index, 1)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }),
}));

/** The years that can be chosen, the latest first. */
export const yearsOf = (now: Date): string[] =>
  Array.from({ length: OLDEST }, (_, index) => String(now.getUTCFullYear() - index));

/** Where a review is on its way: write, preview (confirm), edit, submit, thank you or error. */
type ReviewStage = 'write' | 'preview' | 'thanks' | 'failed';
export type ReviewIntent = 'preview' | 'edit' | 'submit';

export interface ReviewState {
  stage: ReviewStage;
  values: ReviewValues;
  errors: ReviewError[];
  /** What concerns the whole form. */
  notice: string | null;
}

export const FIRST_STATE: ReviewState = { stage: 'write', values: NO_VALUES, errors: [], notice: null };
