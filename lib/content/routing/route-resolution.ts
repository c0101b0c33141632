import { z } from 'zod';

/** What a slug resolves to; also the payload of `/api/resolve`. */
export const ROUTE_RESOLUTION = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page') }),
  z.object({ kind: z.literal('missing') }),
  z.object({ kind: z.literal('redirect'), to: z.string(), permanent: z.boolean() }),
]);

type Resolution = z.infer<typeof ROUTE_RESOLUTION>;

/** What a slug resolves to, with the loaded page where the caller needs it. */
export type RouteResolution<Page extends { kind: 'page' } = Extract<Resolution, { kind: 'page' }>> =
  Exclude<Resolution, { kind: 'page' }> | Page;
