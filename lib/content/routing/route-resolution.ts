import { z } from 'zod';

/** The result of resolving an address; also the payload of `/api/resolve`. */
export const ROUTE_RESOLUTION = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page') }),
  z.object({ kind: z.literal('missing') }),
  z.object({ kind: z.literal('redirect'), to: z.string(), permanent: z.boolean() }),
]);

export type RouteResolution = z.infer<typeof ROUTE_RESOLUTION>;
