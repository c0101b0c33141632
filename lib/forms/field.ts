/** What a field of a form is: how it is typed, what it accepts, what it says when it does not. */
import { z } from 'zod';
import { MESSAGES } from './messages.ts';
import { normalPhone } from './phone.ts';
import { isZipInUse } from './zip.ts';

/** The option lists, by their names in the registration form data (specification "Option lists"). */
export const LISTS = [
  'preferredDistributors',
  'sampleDistributors',
  'tradeDistributors',
  'industries',
  'businessTypes',
  'states',
  'businessAffiliation',
  'shoppingFor',
  'purchasingRole',
  'businessLocations',
  'employeeTypes',
  'registrableProducts',
] as const;
export type ListName = (typeof LISTS)[number];
export type Options = Partial<Record<ListName, readonly string[]>>;

export interface Field {
  input: 'text' | 'email' | 'tel' | 'password' | 'date' | 'textarea' | 'select' | 'radio' | 'checkbox';
  /** What it is called where content gives no label. */
  label: string;
  required: boolean;
  /** Most characters. */
  maximum: number;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  list?: ListName;
  /** Only a check on the way: not kept, not sent on. */
  passing?: true;
  /** Never written back into a page. */
  secret?: true;
  /** Said when what was typed is not valid. */
  invalid: string;
  /** What was typed in the one form in which it is kept; undefined when it is not valid. */
  normal: (text: string) => string | undefined;
}

type Details = Partial<Omit<Field, 'input' | 'normal'>>;

// The names of people and places in any script: letters, marks, and what stands between them.
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]*$/u;
const PLACE = /^[\p{L}\p{M}\d][\p{L}\p{M}\d'’.,\-/&() ]*$/u;
// One line with at least a letter or a digit, and nothing that only machines write.
const LINE = /^(?=.*[\p{L}\d])[^\p{Cc}\p{Cs}]*$/u;
const PARAGRAPHS = /^(?=[\s\S]*[\p{L}\d])(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;
const EMAIL = z.email();

const matching =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.test(text) ? text : undefined;

/** "Company name" → "Please enter a valid company name." */
const please = (label: string): string => `Please enter a valid ${label.toLowerCase()}.`;
const choose = (label: string): string =>
  `Please select ${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()}.`;

function line(label: string, pattern: RegExp, maximum: number, details: Details): Field {
  return {
    input: 'text',
    label,
    required: true,
    maximum,
    invalid: please(label),
    normal: matching(pattern),
    ...details,
  };
}

export const name = (label: string, details: Details = {}): Field => line(label, NAME, 60, details);
export const place = (label: string, details: Details = {}): Field => line(label, PLACE, 80, details);
export const text = (label: string, details: Details = {}): Field => line(label, LINE, 100, details);

export const message = (label: string, details: Details = {}): Field => ({
  ...line(label, PARAGRAPHS, 2000, {
    invalid: `${label}: please write at most 2000 characters.`,
    ...details,
  }),
  input: 'textarea',
});

/** An email address; the part after the at sign is kept in lower case, since it is the same in any. */
export const email = (details: Details = {}): Field => ({
  input: 'email',
  label: 'Email',
  required: true,
  maximum: 254,
  autoComplete: 'email',
  inputMode: 'email',
  invalid: MESSAGES.email,
  normal: (typed) => {
    const parsed = EMAIL.safeParse(typed.replace(/[^@]+$/, (domain) => domain.toLowerCase()));
    return parsed.success ? parsed.data : undefined;
  },
  ...details,
});

/** A US phone number, kept as +12025550143. */
export const phone = (details: Details = {}): Field => ({
  input: 'tel',
  label: 'Phone',
  required: true,
  maximum: 30,
  autoComplete: 'tel',
  inputMode: 'tel',
  invalid: please('phone number'),
  normal: normalPhone,
  ...details,
});

/** Five digits, or nine, of a prefix that is in use. */
export const zip = (details: Details = {}): Field => ({
  input: 'text',
  label: 'ZIP code',
  required: true,
  maximum: 10,
  autoComplete: 'postal-code',
  inputMode: 'numeric',
  invalid: please('ZIP code').replace('zip', 'ZIP'),
  normal: (typed) => {
    const match = /^(\d{5})(?:[- ]?(\d{4}))?$/.exec(typed);
    if (!match?.[1] || !isZipInUse(match[1])) return undefined;
    return match[2] === undefined ? match[1] : `${match[1]}-${match[2]}`;
  },
  ...details,
});

/** A new password (specification section 5). */
export const newPassword = (label: string, details: Details = {}): Field => ({
  input: 'password',
  label,
  required: true,
  maximum: 128,
  autoComplete: 'new-password',
  secret: true,
  passing: true,
  invalid: MESSAGES.password,
  normal: (typed) => (typed.length >= 8 && /\p{L}/u.test(typed) && /\d/.test(typed) ? typed : undefined),
  ...details,
});

/** A password that already is one: whatever was typed. */
export const password = (label: string, details: Details = {}): Field => ({
  ...newPassword(label, { autoComplete: 'current-password', ...details }),
  normal: (typed) => typed,
});

export const select = (label: string, list: ListName, details: Details = {}): Field => ({
  input: 'select',
  label,
  list,
  required: true,
  maximum: 80,
  invalid: choose(label),
  normal: (typed) => typed,
  ...details,
});

export const radio = (label: string, list: ListName, details: Details = {}): Field => ({
  ...select(label, list, details),
  input: 'radio',
});

export const checkbox = (label: string, details: Details = {}): Field => ({
  input: 'checkbox',
  label,
  required: true,
  maximum: 2,
  invalid: MESSAGES.mandatory,
  normal: (typed) => typed,
  ...details,
});

/** A day that is not in the future, as 2026-11-21. */
export const pastDate = (label: string, details: Details = {}): Field => ({
  input: 'date',
  label,
  required: true,
  maximum: 10,
  invalid: please(label),
  normal: (typed) => {
    const day = z.iso.date().safeParse(typed);
    // A day begins first in the Pacific, up to 14 hours ahead of UTC.
    return day.success && Date.parse(day.data) <= Date.now() + 14 * 3600_000 && day.data >= '1990-01-01'
      ? day.data
      : undefined;
  },
  ...details,
});

/** The schema of a field: from what was typed to what is kept. */
export function fieldSchema(
  field: Field,
  options: readonly string[] | undefined,
): z.ZodType<string | boolean, unknown> {
  if (field.input === 'checkbox') {
    return z
      .unknown()
      .transform((value) => value === true || value === 'on')
      .refine((checked) => checked || !field.required, MESSAGES.mandatory);
  }
  const typed = z.string(MESSAGES.mandatory).transform((value) => {
    const normalised = value.normalize('NFC').replaceAll('\r\n', '\n');
    return field.secret ? normalised : normalised.trim();
  });
  return typed.transform((value, context) => {
    if (value === '') {
      if (field.required) context.issues.push({ code: 'custom', message: MESSAGES.mandatory, input: value });
      return value;
    }
    const known = options === undefined || options.includes(value);
    const normal = known && value.length <= field.maximum ? field.normal(value) : undefined;
    if (normal === undefined) context.issues.push({ code: 'custom', message: field.invalid, input: '' });
    return normal ?? value;
  });
}
