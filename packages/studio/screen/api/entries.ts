import { z } from 'zod';
import { environmentRoot, request, type Session } from './client.ts';
import { entity, entry, pageOf, type Entry } from './schemas.ts';

const locale = z
  .object({
    code: z.string(),
    name: z.string(),
    default: z.boolean(),
    fallbackCode: z.string().nullish(),
    optional: z.boolean().default(false),
  })
  .loose();
export type Locale = z.infer<typeof locale>;

export function createEntriesApi(session: Session) {
  const root = environmentRoot(session);
  return {
    locales: async (): Promise<Locale[]> =>
      (await request(`${root}/locales?limit=100`, pageOf(locale))).items,
    /** Returns the published state of an entry, if any. */
    published: async (id: string): Promise<Entry | undefined> => {
      const query = new URLSearchParams({ 'sys.id': id, limit: '1' });
      return (await request(`${root}/public/entries?${query}`, pageOf(entry))).items[0];
    },
    list: (kind: 'entries' | 'assets', query: URLSearchParams) =>
      request(`${root}/${kind}?${query}`, pageOf(entity)),
    /**
     * Finds an entry of a type by a field's value, except the entry `besides`.
     * @param place field and locale, such as `slug.en-US`
     */
    withValue: async (
      type: string,
      place: string,
      value: string,
      besides: string,
    ): Promise<Entry | undefined> => {
      const query = new URLSearchParams({
        content_type: type,
        [`fields.${place}`]: value,
        'sys.id[ne]': besides,
        limit: '1',
      });
      return (await request(`${root}/entries?${query}`, pageOf(entry))).items[0];
    },
  };
}
export type EntriesApi = ReturnType<typeof createEntriesApi>;
