import { z } from 'zod';
import { environmentRoot, MEDIA_TYPE, request, type Session } from './client.ts';
import { pageOf } from './schemas.ts';

const tag = z.object({ sys: z.object({ id: z.string() }), name: z.string() });
export type Tag = z.infer<typeof tag>;

/** Derives a tag's id from its name, in camel case like Contentful's own application. */
function idOf(name: string): string {
  const words = name.normalize('NFKD').match(/[a-z0-9]+/gi) ?? [];
  const id = words
    .map((word, index) => (index ? word.charAt(0).toUpperCase() + word.slice(1) : word.toLowerCase()))
    .join('');
  return id.slice(0, 64) || crypto.randomUUID();
}

export function createTags(session: Session) {
  const root = `${environmentRoot(session)}/tags`;
  const put = (id: string, body: object): Promise<Tag> =>
    request(`${root}/${encodeURIComponent(id)}`, tag, {
      method: 'PUT',
      headers: { 'content-type': MEDIA_TYPE },
      body: JSON.stringify(body),
    });
  return {
    list: async (): Promise<Tag[]> => (await request(`${root}?limit=1000&order=name`, pageOf(tag))).items,
    create: (name: string): Promise<Tag> => put(idOf(name), { name }),
    /** Creates a public tag, which the site can read too. */
    createPublic: (id: string, name: string): Promise<Tag> =>
      put(id, { name, sys: { id, type: 'Tag', visibility: 'public' } }),
  };
}
export type Tags = ReturnType<typeof createTags>;
