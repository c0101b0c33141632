/** Requests of the entry and asset lists: read one page of a list, and change one entity at a time. */
import { z } from 'zod';
import { environmentRoot, MEDIA_TYPE, request, type Session, versionHeaders } from './client.ts';
import { entity, pageOf } from './schemas.ts';

const link = z.object({ sys: z.object({ id: z.string() }) });

export const listed = entity.extend({
  sys: entity.shape.sys.extend({
    createdAt: z.string().optional(),
    publishedAt: z.string().optional(),
    updatedBy: link.optional(),
  }),
  metadata: z.looseObject({ tags: z.array(link).default([]) }).default({ tags: [] }),
});
export type Listed = z.infer<typeof listed>;

export type Kind = 'entries' | 'assets';

export function createEntities(session: Session) {
  const root = environmentRoot(session);
  const addressOf = (kind: Kind, id: string): string => `${root}/${kind}/${encodeURIComponent(id)}`;
  const change = (
    kind: Kind,
    value: Listed,
    method: 'PUT' | 'DELETE',
    path = '',
    body?: unknown,
  ): Promise<Listed> =>
    request(`${addressOf(kind, value.sys.id)}${path}`, listed, {
      method,
      headers: versionHeaders(value),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    page: (kind: Kind, query: URLSearchParams) => request(`${root}/${kind}?${query}`, pageOf(listed)),
    read: (kind: Kind, id: string) => request(addressOf(kind, id), listed),
    save: (kind: Kind, one: Listed) =>
      change(kind, one, 'PUT', '', { fields: one.fields, metadata: one.metadata }),
    publish: (kind: Kind, one: Listed) => change(kind, one, 'PUT', '/published'),
    unpublish: (kind: Kind, one: Listed) => change(kind, one, 'DELETE', '/published'),
    archive: (kind: Kind, one: Listed) => change(kind, one, 'PUT', '/archived'),
    unarchive: (kind: Kind, one: Listed) => change(kind, one, 'DELETE', '/archived'),
    create: (type: string, { fields, metadata }: Pick<Listed, 'fields' | 'metadata'>) =>
      request(`${root}/entries`, listed, {
        method: 'POST',
        headers: { 'content-type': MEDIA_TYPE, 'x-contentful-content-type': type },
        body: JSON.stringify({ fields, metadata }),
      }),
  };
}
export type Entities = ReturnType<typeof createEntities>;
