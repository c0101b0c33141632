import { z } from 'zod';
import { hasLink } from '@cleanpro/text/link-like';
import { MAX_EMAIL_LENGTH, parseEmail } from './email.ts';
import { MESSAGES } from './messages.ts';
import { normalizePhone } from './phone.ts';
import { isZipInUse } from './zip.ts';

/** Option lists, by their names in the registration form data (docs/product.md, "Option lists"). */
export const LISTS = [
  'industries',
  'businessTypes',
  'states',
  'businessAffiliation',
  'purchasingRole',
  'employeeTypes',
  'registrableProducts',
] as const;
/** Option lists made of separate entries: companies, sizes and products (lib/content/pages/form-options.ts). */
type EntryList =
  | 'preferredDistributors'
  | 'sampleDistributors'
  | 'tradeDistributors'
  | 'businessLocations'
  | 'sampleProducts';
export type ListName = (typeof LISTS)[number] | EntryList;
export type Options = Partial<Record<ListName, readonly string[]>>;

export interface Field {
  input: 'text' | 'email' | 'tel' | 'password' | 'date' | 'textarea' | 'select' | 'radio' | 'checkbox';
  /** Fallback when content has no label. */
  label: string;
  required: boolean;
  /** Maximum length in characters. */
  maximum: number;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  list?: ListName;
  /** Fixed options that the form's rules depend on, used instead of a list from the content. */
  options?: readonly string[];
  /** Option for which the form displays its hidden groups (`Group.revealed`). */
  reveals?: string;
  /** Options that are refused, each with its error message. */
  refused?: Readonly<Record<string, string>>;
  /** Used only for validation. The value is neither stored nor forwarded. */
  transient?: true;
  /** The value is never written back into a page. */
  secret?: true;
  invalidMessage: string;
  /** Returns the normalized value as it is stored, or undefined when the input is invalid. */
  normalize: (input: string) => string | undefined;
}

type Details = Partial<Omit<Field, 'input' | 'normalize'>>;

// Names of people in any script. Persian and Indic scripts need zero-width joiners.
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\p{N}\p{Pd}\p{Zs}\p{Join_Control}'’‘`´.,/()"“”·・!&]*$/u;
// "Coeur d'Alene", "St. Louis", "Winston-Salem": at least two letters. A number may come first: "29 Palms".
const PLACE = /^(?:\d{1,3} )?(?=\P{L}*\p{L}\P{L}*\p{L})[\p{L}\p{M}\p{Pd}\p{Zs}\p{Join_Control}'’‘`´.・·]*$/u;
const NOT_APPLICABLE = /^n\W*a\W*$/i;
// "PO Box 12", "P.O. Box 12", "POB 12", "Post Office Box 12", "Postal Box 12", "Box 12", but not "12 Post Office Road".
const PO_BOX =
  /\b(?:p\W*o\W*box|pob\W*#?\d|post\s+office\s+box|postal\s+box)\b|\bp\W*o\W*b(?:ox)?\W*\d|^\W*box\W*\d/iu;
// One line with at least one letter or digit and no control characters.
const LINE = /^(?=.*[\p{L}\d])[^\p{Cc}\p{Cs}]*$/u;
const PARAGRAPHS = /^(?=[\s\S]*[\p{L}\d])(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

const matching =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.test(text) ? text : undefined;

/** "Company name" → "Please enter a valid company name." */
const toInvalidMessage = (label: string): string => `Please enter a valid ${label.toLowerCase()}.`;
const toMissingChoiceMessage = (label: string): string =>
  `Please select ${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()}.`;

function line(label: string, pattern: RegExp, maximum: number, details: Details): Field {
  return {
    input: 'text',
    label,
    required: true,
    maximum,
    invalidMessage: toInvalidMessage(label),
    normalize: matching(pattern),
    ...details,
  };
}

export const name = (label: string, details: Details = {}): Field => ({
  ...line(label, NAME, 60, details),
  normalize: (input) => (NAME.test(input) && !hasLink(input) ? input : undefined),
});
/** Returns a field for a city. It is stricter than a person's name, because people type addresses and "N/A" here. */
export const place = (label: string, details: Details = {}): Field => ({
  ...line(label, PLACE, 80, details),
  normalize: (input) => (PLACE.test(input) && !NOT_APPLICABLE.test(input) ? input : undefined),
});
/** Returns a field for a street address. It refuses PO boxes unless `poBoxes` is set. */
export const street = (label: string, { poBoxes, ...details }: Details & { poBoxes: boolean }): Field => ({
  ...line(label, LINE, 120, { autoComplete: 'street-address', ...details }),
  normalize: (input) => (LINE.test(input) && (poBoxes || !PO_BOX.test(input)) ? input : undefined),
});
export const text = (label: string, details: Details = {}): Field => line(label, LINE, 100, details);

export const message = (label: string, details: Details = {}): Field => ({
  ...line(label, PARAGRAPHS, 2000, {
    invalidMessage: 'Please enter a message of up to 2,000 characters.',
    ...details,
  }),
  input: 'textarea',
});

export const email = (details: Details = {}): Field => ({
  input: 'email',
  label: 'Email',
  required: true,
  maximum: MAX_EMAIL_LENGTH,
  autoComplete: 'email',
  inputMode: 'email',
  invalidMessage: MESSAGES.email,
  normalize: parseEmail,
  ...details,
});

/**
 * Returns a field that repeats another field, such as the email address, and must have the same value. All other
 * problems are reported once, at the first field.
 */
export const repeated = (field: Field, label: string): Field => ({
  ...field,
  label,
  transient: true,
  normalize: (input) => field.normalize(input) ?? input,
});

/** Returns a field for a US phone number, stored in E.164 form with its extension: +12025550143 ext. 12. */
export const phone = (details: Details = {}): Field => ({
  input: 'tel',
  label: 'Phone',
  required: true,
  maximum: 40,
  autoComplete: 'tel',
  inputMode: 'tel',
  invalidMessage: toInvalidMessage('phone number'),
  normalize: normalizePhone,
  ...details,
});

/** Returns a field for a US ZIP code of five or nine digits whose prefix is in use. */
export const zip = (details: Details = {}): Field => ({
  input: 'text',
  label: 'ZIP code',
  required: true,
  maximum: 10,
  autoComplete: 'postal-code',
  inputMode: 'numeric',
  invalidMessage: toInvalidMessage('ZIP code').replace('zip', 'ZIP'),
  normalize: (input) => {
    const match = /^(\d{5})(?:[- ]?(\d{4}))?$/.exec(input);
    if (!match?.[1] || !isZipInUse(match[1])) return undefined;
    return match[2] === undefined ? match[1] : `${match[1]}-${match[2]}`;
  },
  ...details,
});

/** Returns a field for a new password (docs/product.md, "Forms and validation"). */
export const newPassword = (label: string, details: Details = {}): Field => ({
  input: 'password',
  label,
  required: true,
  maximum: 128,
  autoComplete: 'new-password',
  secret: true,
  transient: true,
  invalidMessage: MESSAGES.password,
  normalize: (input) => (input.length >= 8 && /\p{L}/u.test(input) && /\d/.test(input) ? input : undefined),
  ...details,
});

/** Returns a field for an existing password, to which the rules for new passwords do not apply. */
export const password = (label: string, details: Details = {}): Field => ({
  ...newPassword(label, { autoComplete: 'current-password', ...details }),
  normalize: (input) => input,
});

export const select = (label: string, list: ListName, details: Details = {}): Field => ({
  input: 'select',
  label,
  list,
  required: true,
  maximum: 80,
  invalidMessage: toMissingChoiceMessage(label),
  normalize: (input) => input,
  ...details,
});

export const radio = (label: string, list: ListName, details: Details = {}): Field => ({
  ...select(label, list, details),
  input: 'radio',
});

export const BUSINESS = 'A business';
export const HOME = 'My home';

/** Returns a field that asks whom the visitor shops for. The rest of the form depends on it. */
export const shoppingFor = (details: Pick<Details, 'reveals' | 'refused'>): Field => ({
  input: 'radio',
  label: 'I am shopping for',
  options: [BUSINESS, HOME],
  required: true,
  maximum: 80,
  invalidMessage: 'Please select what you are shopping for.',
  normalize: (input) => input,
  ...details,
});

export const checkbox = (label: string, details: Details = {}): Field => ({
  input: 'checkbox',
  label,
  required: true,
  maximum: 2,
  invalidMessage: MESSAGES.mandatory,
  normalize: (input) => input,
  ...details,
});

/** Returns a field for a date that is not in the future, in ISO 8601 form: 2026-11-21. */
export const pastDate = (label: string, details: Details = {}): Field => ({
  input: 'date',
  label,
  required: true,
  maximum: 10,
  invalidMessage: toInvalidMessage(label),
  normalize: (input) => {
    const day = z.iso.date().safeParse(input);
    // Allow today in the visitor's time zone, which may be 14 hours ahead of UTC.
    return day.success && Date.parse(day.data) <= Date.now() + 14 * 3600_000 && day.data >= '1990-01-01'
      ? day.data
      : undefined;
  },
  ...details,
});

/**
 * Returns the schema that turns a field's input into the stored value.
 * @param missing error message for an empty mandatory field
 */
export function fieldSchema(
  field: Field,
  options: readonly string[] | undefined,
  missing: string = MESSAGES.mandatory,
): z.ZodType<string | boolean, unknown> {
  if (field.input === 'checkbox') {
    return z
      .unknown()
      .transform((value) => value === true || value === 'on')
      .refine((checked) => checked || !field.required, missing);
  }
  const text = z.string(missing).transform((value) => {
    const normalized = value.normalize('NFC').replaceAll('\r\n', '\n');
    return field.secret ? normalized : normalized.trim();
  });
  return text.transform((value, context) => {
    if (value === '') {
      if (field.required) context.issues.push({ code: 'custom', message: missing, input: value });
      return value;
    }
    const refusal = field.refused?.[value];
    if (refusal !== undefined) {
      context.issues.push({ code: 'custom', message: refusal, input: '' });
      return value;
    }
    const isSupported = options === undefined || options.includes(value);
    const normalized = isSupported && value.length <= field.maximum ? field.normalize(value) : undefined;
    if (normalized === undefined)
      context.issues.push({ code: 'custom', message: field.invalidMessage, input: '' });
    return normalized ?? value;
  });
}
