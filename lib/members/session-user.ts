import { z } from 'zod';

/** The signed-in member, as /api/session returns it. */
export const SESSION_USER = z.object({ id: z.string(), email: z.string() });
export type SessionUser = z.infer<typeof SESSION_USER>;
