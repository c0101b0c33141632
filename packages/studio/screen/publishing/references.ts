import { z } from 'zod';
import type { EntityLink } from '../api/releases.ts';
import type { ContentType, Entity, Entry } from '../api/schemas.ts';

const link = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.enum(['Entry', 'Asset']), id: z.string() }),
});

export interface Reference {
  field: string;
  link: EntityLink;
}

export const keyOf = ({ sys }: EntityLink): string => `${sys.linkType}:${sys.id}`;
export const keyOfEntity = ({ sys }: Pick<Entity, 'sys'>): string => `${sys.type}:${sys.id}`;

function linksIn(value: unknown): EntityLink[] {
  if (typeof value !== 'object' || value === null) return [];
  const parsed = link.safeParse(value);
  return parsed.success ? [parsed.data] : Object.values(value).flatMap(linksIn);
}

/** Returns the references in an entry's fields, including rich text, each once per field. */
export function referencesOf(fields: Entry['fields']): Reference[] {
  return Object.entries(fields).flatMap(([field, values]) => {
    const unique = new Map(linksIn(values).map((one) => [keyOf(one), one]));
    return [...unique.values()].map((one) => ({ field, link: one }));
  });
}

/** Whether a content type is a page: only pages have a field for page metadata. */
export const isPageType = (type: ContentType | undefined): boolean =>
  type?.fields.some(({ id }) => id.toLowerCase() === 'pagemetadata') ?? false;
