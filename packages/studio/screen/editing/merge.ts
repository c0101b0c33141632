import type { Entry } from '../api/schemas.ts';

export type Fields = Entry['fields'];

/** Field in one locale. */
export interface Place {
  field: string;
  locale: string;
}

export interface Conflict extends Place {
  mine: unknown;
  theirs: unknown;
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const valueAt = (fields: Fields, { field, locale }: Place): unknown => fields[field]?.[locale];

/** Returns the fields with one value replaced, or removed if it is undefined. Removes a field without values. */
export function withValue(fields: Fields, { field, locale }: Place, value: unknown): Fields {
  const { [locale]: _before, ...others } = fields[field] ?? {};
  const values = value === undefined ? others : { ...fields[field], [locale]: value };
  if (Object.keys(values).length) return { ...fields, [field]: values };
  const { [field]: _empty, ...rest } = fields;
  return rest;
}

/** Returns the places where two states of an entry differ. */
export function differences(one: Fields, other: Fields): Place[] {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].flatMap((field) => {
    const locales = new Set([...Object.keys(one[field] ?? {}), ...Object.keys(other[field] ?? {})]);
    return [...locales]
      .map((locale) => ({ field, locale }))
      .filter((place) => !same(valueAt(one, place), valueAt(other, place)));
  });
}

/** Merges the changes of two editors. If both changed a value differently, keeps `mine` and reports a conflict. */
export function merge(base: Fields, mine: Fields, theirs: Fields): { fields: Fields; conflicts: Conflict[] } {
  let fields = theirs;
  const conflicts: Conflict[] = [];
  for (const place of differences(base, mine)) {
    const value = valueAt(mine, place);
    const other = valueAt(theirs, place);
    fields = withValue(fields, place, value);
    if (!same(valueAt(base, place), other) && !same(value, other)) {
      conflicts.push({ ...place, mine: value, theirs: other });
    }
  }
  return { fields, conflicts };
}
