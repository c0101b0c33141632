/** What the entries of a kind have in common, so that a new one begins with it. */
import type { Field, Values } from '../management/content.ts';

/** An entry of the pages that a skeleton is taken from. */
export interface Sample {
  values: Values;
  /** The title of its page. */
  title: string;
}

/** The share of entries that have a value, above which it is usual. */
const USUAL = 0.5;
/** The share above which a value is the same everywhere. */
const SHARED = 0.8;
/** Fewer entries say nothing about what they share. */
const ENOUGH = 3;

export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The most frequent of some values, and how often it occurs; of equally frequent ones the first. */
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

/** Whether most entries have a value in a field. */
export function isUsual(samples: readonly Sample[], { id, required }: Field): boolean {
  const filled = samples.filter(({ values }) => isFilled(values[id])).length;
  return required || (filled > 0 && filled >= samples.length * USUAL);
}

/** The value that nearly all entries have in a field. */
export function sharedValue(samples: readonly Sample[], { id }: Field): unknown {
  const found = mostFrequent(samples.map(({ values }) => values[id]));
  const isShared = samples.length >= ENOUGH && found !== undefined && found.count >= samples.length * SHARED;
  return isShared && isFilled(found.value) ? found.value : undefined;
}

const isChoice = ({ type, items, validations }: Field): boolean =>
  type === 'Boolean' || [...validations, ...(items?.validations ?? [])].some((one) => one.in !== undefined);

const isText = ({ type }: Field): boolean => type === 'Symbol' || type === 'Text';

/** Texts that are the title of the page in most entries, such as the heading of its banner. */
function isTitle(samples: readonly Sample[], { id }: Field): boolean {
  const same = samples.filter(({ values, title }) => title !== '' && values[id] === title).length;
  return same > 0 && same >= samples.length * USUAL;
}

const lastPart = (slug: string): string => slug.split('/').at(-1) ?? '';

/** What stands before the end of the slug in ids that are made from it. */
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
  /** The day on which the page is made. */
  today: string;
}

/** The value that a new entry begins with in a field that links to nothing. */
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
  // A long text that all pages share is a sentence about one of them.
  return field.type === 'Text' || field.type === 'RichText' ? undefined : sharedValue(samples, field);
}
