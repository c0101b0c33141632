/** Finds the errors that keep an entry or asset from being published (docs/services.md, "Contentful management"). */
import type { Asset, ContentType, Entry, Field, Locale, Space } from '../space/types.ts';
import type { Path, ValidationError } from './error.ts';
import { isResolvable, linksWithPaths, targetErrors } from './links.ts';
import { malformedErrors, richTextErrors } from './rich-text.ts';
import { ruleErrors } from './rules.ts';
import { valueTypeErrors } from './types.ts';

/** Returns errors for the nodes of a rich text value that its format does not allow. */
type FindMalformed = (value: unknown, path: Path) => ValidationError[];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const required = (property: string, path: Path): ValidationError => ({
  name: 'required',
  details: `The property "${property}" is required here`,
  path: [...path],
});

/** Returns the locales in which a required field needs a value. */
function requiredLocales(field: Field, space: Space): readonly Locale[] {
  return field.localized ? space.locales.filter(({ optional }) => optional !== true) : [space.defaultLocale];
}

function uniqueErrors(
  entry: Entry,
  field: Field,
  locale: string,
  value: unknown,
  space: Space,
): ValidationError[] {
  if (typeof value !== 'string') return [];
  const type = entry.sys.contentType.sys.id;
  const conflicting = space.published
    .entriesWith(type, field.id, locale, value)
    .filter(({ sys }) => sys.id !== entry.sys.id)
    .map(({ sys }) => ({ sys: { type: 'Link', linkType: 'Entry', id: sys.id } }));
  const details = 'Same field value present in other entry';
  return conflicting.length > 0
    ? [{ name: 'unique', value, conflicting, details, path: ['fields', field.id, locale] }]
    : [];
}

function valueErrors(
  field: Field,
  value: unknown,
  path: Path,
  space: Space,
  malformed: FindMalformed,
): ValidationError[] {
  const ofType = valueTypeErrors(field, value, path);
  if (ofType.length > 0) return ofType;
  const own = field.validations ?? [];
  if (field.type === 'RichText')
    return [
      ...own.flatMap((rule) => [
        ...ruleErrors(rule, value, path),
        ...richTextErrors(rule, value, path, space),
      ]),
      ...malformed(value, path),
    ];
  const ofItems = field.items?.validations ?? [];
  const items: unknown[] = Array.isArray(value) ? value : [];
  const links = linksWithPaths(value, path);
  return [
    ...own.flatMap((rule) => ruleErrors(rule, value, path)),
    ...items.flatMap((item, index) => ofItems.flatMap((rule) => ruleErrors(rule, item, [...path, index]))),
    ...links.flatMap(({ link, path: at }) =>
      [...own, ...ofItems].flatMap((rule) => targetErrors(rule, link, at, space)),
    ),
  ];
}

function fieldErrors(entry: Entry, field: Field, space: Space, malformed: FindMalformed): ValidationError[] {
  const values = entry.fields[field.id] ?? {};
  const errors: ValidationError[] = [];
  if (field.required) {
    const missing = requiredLocales(field, space).filter(({ code }) => isEmpty(values[code]));
    // A field without any value is reported once, not per locale.
    if (missing.length > 0 && Object.keys(values).length === 0)
      errors.push(required(field.id, ['fields', field.id]));
    else for (const { code } of missing) errors.push(required(field.id, ['fields', field.id, code]));
  }
  for (const [locale, value] of Object.entries(values)) {
    const path = ['fields', field.id, locale];
    if (!space.locales.some(({ code }) => code === locale)) {
      errors.push({ name: 'unknown', details: `The property "${locale}" is not expected`, path });
    } else if (value !== null && value !== undefined) {
      const isUnique = field.validations?.some(({ unique }) => unique === true);
      // Push one by one, because a rich text value can have more errors than a call can have arguments.
      for (const error of valueErrors(field, value, path, space, malformed)) errors.push(error);
      if (isUnique) errors.push(...uniqueErrors(entry, field, locale, value, space));
    }
  }
  return errors;
}

/** Returns all errors in the fields of an entry, except unresolved links (see `unresolvedLinks`). */
export function entryErrors(
  entry: Entry,
  type: ContentType,
  space: Space,
  malformed: FindMalformed = malformedErrors,
): ValidationError[] {
  const unknown = Object.keys(entry.fields)
    .filter((id) => !type.fields.some((field) => field.id === id))
    .map((id) => ({
      name: 'unknown',
      details: `The property "${id}" is not expected`,
      path: ['fields', id],
    }));
  return [...unknown, ...type.fields.flatMap((field) => fieldErrors(entry, field, space, malformed))];
}

/** Returns the errors that prevent an asset from being published: a missing file, or a file that was not processed. */
export function assetErrors({ fields: { file = {} } }: Asset): ValidationError[] {
  if (Object.keys(file).length === 0) return [required('file', ['fields', 'file'])];
  return Object.entries(file)
    .filter(([, of]) => of.url === '' && 'uploadFrom' in of)
    .map(([locale]) => required('url', ['fields', 'file', locale, 'url']));
}

/** Returns the links of an entry whose targets do not exist in the space. A draft counts as existing. */
export function unresolvedLinks(entry: Entry, space: Space): { name: string; link: unknown; path: Path }[] {
  return linksWithPaths(entry.fields, ['fields'])
    .filter(({ link }) => !isResolvable(link, space))
    .map(({ link, path }) => ({ name: 'notResolvable', link: link.sys, path }));
}

/** Returns errors for values in locales that the space does not have. Not even a draft may have such values. */
export function localeErrors({ fields }: Entry | Asset, { locales }: Space): ValidationError[] {
  const codes = locales.map(({ code }) => code);
  const places = Object.entries(fields).flatMap(([field, values]: [string, object | undefined]) =>
    Object.keys(values ?? {}).map((code) => ({ field, code })),
  );
  return places
    .filter(({ code }) => !codes.includes(code))
    .map(({ field, code }) => ({
      name: 'unknown',
      message: `Invalid field locale code "${code}", has to be one of ${codes.map((one) => `"${one}"`).join(', ')}`,
      details: `The property "${code}" is not allowed here.`,
      path: ['fields', field, code],
    }));
}

/** Returns the tags of an entity that the space does not have. */
export function unresolvedTags(
  { metadata }: Entry | Asset,
  { tags }: Space,
): { name: string; link: unknown; path: Path }[] {
  return metadata.tags.flatMap(({ sys: link }, index) =>
    tags.some(({ sys }) => sys.id === link.id)
      ? []
      : [{ name: 'notResolvable', link, path: ['metadata', 'tags', index] }],
  );
}
