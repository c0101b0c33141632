/** Requests for the redirects that a page needs when its address changes. */
import { z } from 'zod';
import { request } from './client.ts';

const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), from: z.string(), to: z.string(), id: z.string().optional() }),
  z.object({
    kind: z.literal('shorten'),
    id: z.string(),
    from: z.string(),
    to: z.string(),
    before: z.string(),
  }),
  z.object({ kind: z.literal('remove'), id: z.string(), from: z.string(), to: z.string() }),
]);
export type RedirectStep = z.infer<typeof step>;

const redirects = z
  .object({
    live: z.string().nullable(),
    draft: z.string(),
    /** Changes to redirects that the content service makes when the draft is published. */
    afterPublish: z.array(step),
  })
  .nullable();
export type Redirects = z.infer<typeof redirects>;

const address = (entryId: string): string => `/redirects?${new URLSearchParams({ entry: entryId })}`;

/** Returns the redirects that an entry's new address needs, or null if the entry does not define a page's address. */
export const readRedirects = (entryId: string): Promise<Redirects> => request(address(entryId), redirects);

const problems = z.array(z.object({ field: z.enum(['from', 'to']), what: z.string(), todo: z.string() }));
export type RedirectProblems = z.infer<typeof problems>;

/** Returns the problems of a redirect entry. Empty for entries of other types. */
export const readRedirectProblems = (entryId: string): Promise<RedirectProblems> =>
  request(`/redirects/problems?${new URLSearchParams({ entry: entryId })}`, problems);
