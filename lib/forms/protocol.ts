/** The JSON that the form routes respond with when a form is sent by script. */
import * as z from 'zod/mini';

export const FORM_RESPONSE = z.object({
  /** Where the form's thanks are, once it is accepted. */
  location: z.optional(z.string()),
  problems: z.optional(z.record(z.string(), z.string())),
  message: z.optional(z.string()),
  /** The step of a form with several, such as a preview. */
  stage: z.optional(z.string()),
  /** The form was sent faster than people type: to be sent again, with this token, after a delay. */
  challenge: z.optional(z.object({ timingToken: z.string(), retryAfterMs: z.number() })),
});
export type FormResponse = z.infer<typeof FORM_RESPONSE>;
