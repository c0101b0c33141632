/** Derives the starting values of a new entry from what existing entries have in common. */
import type { Field, Values } from '../management/content.ts';

/** Existing entry from which starting values are derived. */
export interface Sample {
  values: Values;
  /** Title of the entry's page. */
  title: string;
}

/** Minimum share of the samples for something to count as usual, such as a filled field. */
const USUAL = 0.5;
/** Minimum share of the samples that must have the same value for it to count as shared. */
const SHARED = 0.8;
/** Minimum number of samples from which a shared value is derived. */
const ENOUGH = 3;

export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Returns the most frequent value, or the first of equally frequent ones, and its count. */
export function mostFrequent<T>(values: readonly T[]): { value: T; count: number } | undefined {
  const counts = new Map<string, { value: T; count: number }>();
  for (const value of values) {
    const key = JSON.stringify(value);
    const before = counts.get(key);
    if (before) before.count += 1;
    else counts.set(key, { value, count: 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0];
}

/** Whether a field is required or usually filled. */
export function isUsual(samples: readonly Sample[], { id, required }: Field): boolean {
  const filled = samples.filter(({ values }) => isFilled(values[id])).length;
  return required || (filled > 0 && filled >= samples.length * USUAL);
}

/** Returns the value that nearly all samples share in a field; undefined if there is none. */
export function sharedValue(samples: readonly Sample[], { id }: Field): unknown {
  const found = mostFrequent(samples.map(({ values }) => values[id]));
  const isShared = samples.length >= ENOUGH && found !== undefined && found.count >= samples.length * SHARED;
  return isShared && isFilled(found.value) ? found.value : undefined;
}

const isChoice = ({ type, items, validations }: Field): boolean =>
  type === 'Boolean' || [...validations, ...(items?.validations ?? [])].some((one) => one.in !== undefined);

const isText = ({ type }: Field): boolean => type === 'Symbol' || type === 'Text';

/** Whether a text field usually repeats the title of the page, as the heading of a banner does. */
function isTitle(samples: readonly Sample[], { id }: Field): boolean {
  const same = samples.filter(({ values, title }) => title !== '' && values[id] === title).length;
  return same > 0 && same >= samples.length * USUAL;
}

const lastPart = (slug: string): string => slug.split('/').at(-1) ?? '';

/** Returns the common prefix of ids that end with the last part of the slug; undefined if there is none. */
function prefixOfSlug(samples: readonly Sample[], { id }: Field): string | undefined {
  const prefixes = samples.map(({ values: { [id]: value, slug } }) => {
    const part = lastPart(typeof slug === 'string' ? slug : '');
    return part && typeof value === 'string' && value.endsWith(part)
      ? value.slice(0, -part.length)
      : undefined;
  });
  const found = mostFrequent(prefixes);
  return found && found.count >= samples.length * SHARED ? found.value : undefined;
}

export interface Naming {
  title: string;
  slug: string;
  /** Current date, as YYYY-MM-DD. */
  today: string;
}

/** Returns the starting value of a field that is not a link; undefined leaves it empty. */
export function firstValue(samples: readonly Sample[], field: Field, naming: Naming): unknown {
  const isUnique = field.validations.some(({ unique }) => unique);
  if (isUnique) {
    const prefix = prefixOfSlug(samples, field);
    return prefix === undefined ? undefined : `${prefix}${lastPart(naming.slug)}`;
  }
  if (isText(field) && isTitle(samples, field)) {
    const isTooLong = field.validations.some(({ size }) => naming.title.length > (size?.max ?? Infinity));
    return isTooLong ? undefined : naming.title;
  }
  if (isChoice(field) && isUsual(samples, field)) {
    const filled = samples.map(({ values }) => values[field.id]).filter(isFilled);
    const [first] = field.validations.flatMap((one) => one.in ?? []);
    return mostFrequent(filled)?.value ?? first;
  }
  if (field.type === 'Date') return field.required ? naming.today : undefined;
  // Do not copy long text: even if all pages share it, it was written about one of them.
  return field.type === 'Text' || field.type === 'RichText' ? undefined : sharedValue(samples, field);
}
