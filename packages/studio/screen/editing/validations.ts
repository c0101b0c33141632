import { z } from 'zod';
import { fieldProblems } from '@cleanpro/content-values/editorial/field-problems';
import type { Field } from '../api/schemas.ts';

const limits = z.object({ min: z.number().nullish(), max: z.number().nullish() });
const pattern = z.object({ pattern: z.string(), flags: z.string().nullish() });

const rule = z.object({
  size: limits.optional(),
  range: limits.optional(),
  in: z.array(z.union([z.string(), z.number()])).optional(),
  regexp: pattern.optional(),
  prohibitRegexp: pattern.optional(),
  unique: z.boolean().optional(),
  message: z.string().nullish(),
});
type Rule = z.infer<typeof rule>;
type Limits = z.infer<typeof limits>;

const MAX_LENGTH: Readonly<Record<string, number>> = { Symbol: 256, Text: 50_000 };

const rulesOf = (validations: readonly unknown[]): Rule[] =>
  validations.flatMap((one) => rule.safeParse(one).data ?? []);

const itemRulesOf = ({ items }: Field): Rule[] =>
  rulesOf(z.array(z.unknown()).safeParse(items?.validations).data ?? []);

export const isUnique = ({ validations }: Field): boolean => rulesOf(validations).some((one) => one.unique);

/** Returns the length limits of a text or list field. */
export function sizeOf(field: Field): Limits {
  const own = rulesOf(field.validations).find((one) => one.size)?.size;
  return { min: own?.min, max: own?.max ?? MAX_LENGTH[field.type] };
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

const within = (number: number, { min, max }: Limits): boolean =>
  number >= (min ?? -Infinity) && number <= (max ?? Infinity);

function limitText({ min, max }: Limits, unit: string): string {
  if (typeof min !== 'number') return `at most ${max}${unit}`;
  if (typeof max !== 'number') return `at least ${min}${unit}`;
  return min === max ? `exactly ${min}${unit}` : `between ${min} and ${max}${unit}`;
}

const matches = ({ pattern: text, flags }: z.infer<typeof pattern>, value: string): boolean => {
  try {
    return new RegExp(text, flags ?? '').test(value);
  } catch {
    return true;
  }
};

function ruleProblem(one: Rule, value: unknown, unit: string): string | undefined {
  const isText = typeof value === 'string';
  const size = isText || Array.isArray(value) ? value.length : undefined;
  if (one.size && size !== undefined && !within(size, one.size))
    return `Must have ${limitText(one.size, unit)} (currently ${size}).`;
  if (one.range && typeof value === 'number' && !within(value, one.range))
    return `Must be ${limitText(one.range, '')}.`;
  if (one.in && (isText || typeof value === 'number') && !one.in.includes(value))
    return `“${value}” isn’t allowed. Use one of: ${one.in.join(', ')}.`;
  if (one.regexp && isText && !matches(one.regexp, value)) return `Must match ${one.regexp.pattern}.`;
  if (one.prohibitRegexp && isText && matches(one.prohibitRegexp, value))
    return `Must not match ${one.prohibitRegexp.pattern}.`;
  return undefined;
}

function problemsOf(rules: Rule[], value: unknown, unit: string): string[] {
  return rules.flatMap((one) => {
    const problem = ruleProblem(one, value, unit);
    return problem === undefined ? [] : [one.message || problem];
  });
}

/** Returns why the site cannot use a value that the content model allows. */
export const siteProblems = (field: string, value: unknown): string[] =>
  fieldProblems(field, value).map(({ what, todo }) => `This ${what}: ${todo}.`);

/** Returns the problems that prevent a value from being published, except for duplicates, which only the API can find. */
export function problems(field: Field, value: unknown): string[] {
  if (isEmpty(value)) return field.required ? ['Required before publishing.'] : [];
  const max = MAX_LENGTH[field.type];
  const tooLong =
    max !== undefined && typeof value === 'string' && value.length > max
      ? [`Must have at most ${max} characters (currently ${value.length}).`]
      : [];
  const unit = typeof value === 'string' ? ' characters' : field.items?.type === 'Link' ? ' links' : ' items';
  const own = problemsOf(rulesOf(field.validations), value, unit);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const ofItems = items.flatMap((item) => problemsOf(itemRulesOf(field), item, ' characters'));
  return [...new Set([...tooLong, ...own, ...ofItems, ...siteProblems(field.id, value)])];
}
