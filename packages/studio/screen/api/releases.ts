/** Releases: entities that are published together, all of them or none. */
import { z } from 'zod';
import { environmentRoot, MEDIA_TYPE, request, type Session, versionHeaders } from './client.ts';
import { waitUntilFinished } from './wait-until-finished.ts';
import { failure } from './schemas.ts';

const link = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.enum(['Entry', 'Asset']), id: z.string() }),
});
export type EntityLink = z.infer<typeof link>;

const release = z
  .object({
    sys: z
      .object({
        id: z.string(),
        version: z.number(),
        status: z.enum(['active', 'archived']),
        updatedAt: z.string(),
        createdBy: z.object({ sys: z.object({ id: z.string() }) }),
      })
      .loose(),
    title: z.string(),
    entities: z.object({ items: z.array(link) }),
  })
  .loose();
export type Release = z.infer<typeof release>;

export const refusedEntity = z.object({ entity: link, error: failure });
export type RefusedEntity = z.infer<typeof refusedEntity>;

const releaseAction = z.object({
  sys: z.object({
    id: z.string(),
    status: z.enum(['created', 'inProgress', 'succeeded', 'failed']),
    updatedAt: z.string(),
    createdBy: z.object({ sys: z.object({ id: z.string() }) }),
  }),
  action: z.enum(['publish', 'unpublish', 'validate']),
  error: z
    .object({
      message: z.string(),
      details: z.object({ errors: z.array(refusedEntity).default([]) }).optional(),
    })
    .optional(),
});
export type ReleaseAction = z.infer<typeof releaseAction>;

export const linkTo = (linkType: 'Entry' | 'Asset', id: string): EntityLink => ({
  sys: { type: 'Link', linkType, id },
});

/** Creates an API client for the releases of an environment. */
export function releases(session: Session) {
  const root = `${environmentRoot(session)}/releases`;
  const one = (id: string): string => `${root}/${encodeURIComponent(id)}`;
  const actionsOf = async (id: string): Promise<ReleaseAction[]> =>
    (await request(`${one(id)}/actions?limit=20`, z.object({ items: z.array(releaseAction) }))).items;
  const begin = async (id: string, path: string, init: RequestInit): Promise<ReleaseAction> => {
    const begun = await request(`${one(id)}/${path}`, releaseAction, init);
    return waitUntilFinished(begun, () =>
      request(`${one(id)}/actions/${encodeURIComponent(begun.sys.id)}`, releaseAction),
    );
  };
  return {
    list: async (status: 'active' | 'archived' = 'active'): Promise<Release[]> =>
      (await request(`${root}?limit=500&sys.status=${status}`, z.object({ items: z.array(release) }))).items,
    get: (id: string) => request(one(id), release),
    actions: actionsOf,
    create: (title: string, items: EntityLink[]) =>
      request(root, release, {
        method: 'POST',
        headers: { 'content-type': MEDIA_TYPE },
        body: JSON.stringify({ title, entities: { sys: { type: 'Array' }, items } }),
      }),
    save: (value: Release, title: string, items: EntityLink[]) =>
      request(one(value.sys.id), release, {
        method: 'PUT',
        headers: versionHeaders(value),
        body: JSON.stringify({ title, entities: { sys: { type: 'Array' }, items } }),
      }),
    remove: (id: string) => request(one(id), z.unknown(), { method: 'DELETE' }),
    archive: (value: Release, archives: boolean) =>
      request(`${one(value.sys.id)}/archived`, release, {
        method: archives ? 'PUT' : 'DELETE',
        headers: versionHeaders(value),
      }),
    validate: (value: Release) =>
      begin(value.sys.id, 'validate', {
        method: 'POST',
        headers: { 'content-type': MEDIA_TYPE },
        body: JSON.stringify({ action: 'publish' }),
      }),
    publish: (value: Release) =>
      begin(value.sys.id, 'published', { method: 'PUT', headers: versionHeaders(value) }),
    unpublish: (value: Release) =>
      begin(value.sys.id, 'published', { method: 'DELETE', headers: versionHeaders(value) }),
  };
}
