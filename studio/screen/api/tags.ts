import { z } from 'zod';
import { environmentRoot, MEDIA_TYPE, request, type Session } from './client.ts';
import { pageOf } from './schemas.ts';

const tag = z.object({ sys: z.object({ id: z.string() }), name: z.string() });
export type Tag = z.infer<typeof tag>;

/** As Contentful's own application makes ids of names. */
function idOf(name: string): string {
  const words = name.normalize('NFKD').match(/[a-z0-9]+/gi) ?? [];
  const id = words
    .map((word, index) => (index ? word.charAt(0).toUpperCase() + word.slice(1) : word.toLowerCase()))
    .join('');
  return id.slice(0, 64) || crypto.randomUUID();
}

export function createTags(session: Session) {
  const root = `${environmentRoot(session)}/tags`;
  return {
    list: async (): Promise<Tag[]> => (await request(`${root}?limit=1000&order=name`, pageOf(tag))).items,
    create: (name: string): Promise<Tag> =>
      request(`${root}/${encodeURIComponent(idOf(name))}`, tag, {
        method: 'PUT',
        headers: { 'content-type': MEDIA_TYPE },
        body: JSON.stringify({ name }),
      }),
  };
}
export type Tags = ReturnType<typeof createTags>;
