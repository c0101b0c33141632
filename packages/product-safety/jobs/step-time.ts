/** Duration of a job's step: the JSON field `stepTime` of a content card. */
import { z } from 'zod';

const STEP_TIME = z.strictObject({
  handsOnSeconds: z.number().int().positive(),
  wait: z
    .strictObject({
      for: z.enum([
        'contact time',
        'dwell time',
        'soaking time',
        'drying time',
        'cooling time',
        'machine time',
        'airing time',
      ]),
      /**
       * Absent if the wait ends when the surface is cold, dry or clean, and for contact times, which come from claims.
       */
      seconds: z.number().int().positive().optional(),
      /** Number of following steps that can be done during this wait. */
      stepsMeanwhile: z.number().int().positive().optional(),
    })
    .optional(),
});

export type StepTime = z.infer<typeof STEP_TIME>;

/**
 * Returns the duration of a step. Returns null if the field is empty or invalid, because previews can contain
 * unfinished values.
 */
export const parseStepTime = (value: unknown): StepTime | null => STEP_TIME.safeParse(value).data ?? null;

/** Returns the validation error of a field value, or undefined if it is a valid step time. */
export const stepTimeProblem = (value: unknown): string | undefined => {
  const { error } = STEP_TIME.safeParse(value);
  return error ? z.prettifyError(error) : undefined;
};
