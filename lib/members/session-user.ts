import { z } from 'zod';

/** Who is signed in, as the browser is told. */
const SESSION_USER = z.object({ id: z.string(), email: z.string() });
export type SessionUser = z.infer<typeof SESSION_USER>;
