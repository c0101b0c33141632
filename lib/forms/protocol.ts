/** JSON response of the form routes to a form that a script submitted. */
import * as z from 'zod/mini';

export const FORM_RESPONSE = z.object({
  /** URL with the thank-you message of an accepted form. */
  location: z.optional(z.string()),
  problems: z.optional(z.record(z.string(), z.string())),
  message: z.optional(z.string()),
  /** Current step of a form with several steps, such as a preview. */
  stage: z.optional(z.string()),
  /**
   * Set when the form was sent faster than people type. The browser must send it again with this token after the delay.
   */
  challenge: z.optional(z.object({ timingToken: z.string(), retryAfterMs: z.number() })),
});
export type FormResponse = z.infer<typeof FORM_RESPONSE>;
