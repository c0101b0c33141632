import { z } from 'zod';

/** What stands at an address: a page, nothing, or a way to another. */
export const RESOLVED = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page') }),
  z.object({ kind: z.literal('missing') }),
  z.object({ kind: z.literal('redirect'), to: z.string(), permanent: z.boolean() }),
]);

export type Resolved = z.infer<typeof RESOLVED>;
