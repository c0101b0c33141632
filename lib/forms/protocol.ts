/** What the browser and the form routes say to each other. */
import { z } from 'zod';

export const FORM_ANSWER = z.object({
  /** Where it goes on. */
  to: z.string().optional(),
  problems: z.record(z.string(), z.string()).optional(),
  message: z.string().optional(),
  /** To be sent again, by itself, after a pause. */
  again: z.object({ opened: z.string(), afterMs: z.number() }).optional(),
});
export type FormAnswer = z.infer<typeof FORM_ANSWER>;
