import type { Listed } from '../api/entities.ts';
import type { ContentType, Entity, User } from '../api/schemas.ts';

export const UNTITLED = 'Untitled';

interface Named {
  sys: { contentType?: { sys: { id: string } } | undefined };
  fields: Entity['fields'];
}

/** Returns the name of an entry or asset in a locale, or in `otherLocale` if it has none there. */
export function entityName(
  { sys, fields }: Named,
  contentTypes: readonly ContentType[],
  locale: string,
  otherLocale = locale,
): string {
  const type = contentTypes.find((one) => one.sys.id === sys.contentType?.sys.id);
  const names = fields[sys.contentType ? (type?.displayField ?? '') : 'title'];
  const name = names?.[locale] ?? names?.[otherLocale];
  return typeof name === 'string' && name.trim() ? name : UNTITLED;
}

export const personName = ({ sys, firstName, lastName }: User): string =>
  `${firstName} ${lastName}`.trim() || sys.id;

/** Returns the URL hash of the form of an entry or asset. */
export const addressOf = ({ sys }: Listed): string =>
  `#/${sys.contentType ? 'entries' : 'assets'}/${encodeURIComponent(sys.id)}`;
