/** Measurement settings for the browser: the response of `/api/measurement`. */
import * as z from 'zod/mini';

export const MEASUREMENT_SETTINGS = z.object({
  /** `opt-out`: allowed until refused; `opt-in`: refused until allowed. */
  consentMode: z.enum(['opt-out', 'opt-in']),
  /** URL of the operator's own consent manager script, used instead of the built-in one. */
  consentManager: z.nullable(z.string()),
  telemetry: z.nullable(z.object({ instrumentationKey: z.string(), brand: z.string() })),
  tagManager: z.nullable(z.string()),
});

export type MeasurementSettings = z.infer<typeof MEASUREMENT_SETTINGS>;
