/** Validates submissions, both in previews and when they are submitted (docs/product.md, "Reviews"). */
import { isIP } from 'node:net';
import { hasVisibleText } from '@cleanpro/text/visible-text';
import type { FormError, FormErrorCode } from './errors.ts';
import { fieldValue, RULES, type FieldRule } from './form-fields.ts';
import type { Parameters } from './parameters.ts';

/** In years. */
const MINIMUM_AGE = 18;

export interface Submission {
  rating: number;
  isRecommended: boolean;
  title: string;
  text: string;
  quality: number | null;
  value: number | null;
  nickname: string;
  location: string;
  email: string;
  birthMonth: number;
  birthYear: number;
}

/**
 * Whether someone born in this month is certainly of age. The day is unknown, so the month of the birthday must be
 * over.
 */
function isOfAge(birthYear: number, birthMonth: number, now: Date): boolean {
  const months = (now.getUTCFullYear() - birthYear) * 12 + (now.getUTCMonth() + 1 - birthMonth);
  return months > MINIMUM_AGE * 12;
}

function problemOf(rule: FieldRule, value: string, now: Date): [FormErrorCode, string] | undefined {
  const { label, minimum, maximum } = rule;
  if (rule.type === 'BooleanInput' && rule.id === 'agreedtotermsandconditions')
    return value === 'true'
      ? undefined
      : ['ERROR_FORM_REQUIRES_TRUE', 'You must agree to the terms and conditions.'];
  if (!hasVisibleText(value))
    return rule.required ? ['ERROR_FORM_REQUIRED', `${label} is required.`] : undefined;
  switch (rule.type) {
    case 'BooleanInput':
      return value === 'true' || value === 'false'
        ? undefined
        : ['ERROR_FORM_INVALID_OPTION', `${label} must be true or false.`];
    case 'IntegerInput': {
      if (!/^-?\d+$/.test(value)) return ['ERROR_FORM_PATTERN_MISMATCH', `${label} must be a whole number.`];
      if (minimum !== undefined && Number(value) < minimum)
        return ['ERROR_FORM_TOO_LOW', `${label} must be at least ${minimum}.`];
      if (maximum !== undefined && Number(value) > maximum)
        return ['ERROR_FORM_TOO_HIGH', `${label} must be at most ${maximum}.`];
      return undefined;
    }
    case 'SelectInput':
      if (rule.options?.(now).some(({ Value }) => Value === value)) return undefined;
      return rule.id === 'contextdatavalue_Ageyear' && Number(value) > now.getUTCFullYear()
        ? ['ERROR_FORM_FUTURE_DATE', `${label} lies in the future.`]
        : ['ERROR_FORM_INVALID_OPTION', `${label} is not one of the options.`];
    case 'TextInput':
    case 'TextAreaInput':
      if (minimum !== undefined && value.length < minimum)
        return ['ERROR_FORM_TOO_SHORT', `${label} must have at least ${minimum} characters.`];
      if (maximum !== undefined && value.length > maximum)
        return ['ERROR_FORM_TOO_LONG', `${label} must have at most ${maximum} characters.`];
      if (rule.pattern && !rule.pattern.test(value))
        return rule.id === 'useremail'
          ? ['ERROR_FORM_INVALID_EMAILADDRESS', 'The email address is not valid.']
          : ['ERROR_FORM_PATTERN_MISMATCH', `${label} may have letters and numbers only.`];
      return undefined;
  }
}

/**
 * Validates a submission. The result includes the submission only if there are no errors.
 * @param authorAddress the author's IP address from `X-Forwarded-For`
 */
export function checkSubmission(
  parameters: Parameters,
  authorAddress: string | undefined,
  now: Date,
): { errors: FormError[]; submission?: Submission } {
  const values = new Map<string, string>();
  const errors: FormError[] = [];
  for (const rule of RULES) {
    const value = fieldValue(rule, parameters);
    values.set(rule.id, value);
    const problem = problemOf(rule, value, now);
    if (problem) errors.push({ Field: rule.id, Code: problem[0], Message: problem[1] });
  }
  const text = (id: string): string => values.get(id) ?? '';
  const wrong = new Set(errors.map(({ Field }) => Field));
  const birthYear = Number(text('contextdatavalue_Ageyear'));
  const birthMonth = Number(text('contextdatavalue_Agemonth'));
  if (
    !wrong.has('contextdatavalue_Ageyear') &&
    !wrong.has('contextdatavalue_Agemonth') &&
    !isOfAge(birthYear, birthMonth, now)
  )
    errors.push({
      Field: 'contextdatavalue_Ageyear',
      Code: 'ERROR_FORM_RESTRICTED',
      Message: `Reviewers must be at least ${MINIMUM_AGE} years old.`,
    });
  if (authorAddress !== undefined && isIP(authorAddress) === 0)
    errors.push({
      Field: 'X-Forwarded-For',
      Code: 'ERROR_FORM_INVALID_IPADDRESS',
      Message: 'The address of the author is not an IP address.',
    });
  if (errors.length > 0) return { errors };
  const number = (id: string): number | null => (text(id) === '' ? null : Number(text(id)));
  return {
    errors,
    submission: {
      rating: Number(text('rating')),
      isRecommended: text('isrecommended') === 'true',
      title: text('title'),
      text: text('reviewtext'),
      quality: number('rating_Quality'),
      value: number('rating_Value'),
      nickname: text('usernickname'),
      location: text('userlocation'),
      email: text('useremail'),
      birthMonth,
      birthYear,
    },
  };
}
