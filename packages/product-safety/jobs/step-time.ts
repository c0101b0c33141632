/** The time of a step of a job: the field `stepTime` of a content card, which is JSON. */
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
      /** Without a number the wait ends when the surface is cold, dry or clean. Contact times come from claims. */
      seconds: z.number().int().positive().optional(),
      /** How many of the next steps go on while this one waits. */
      stepsMeanwhile: z.number().int().positive().optional(),
    })
    .optional(),
});

export type StepTime = z.infer<typeof STEP_TIME>;

/** The time of a step; null where the field is empty or does not parse: an editor's preview may hold such a value. */
export const parseStepTime = (value: unknown): StepTime | null => STEP_TIME.safeParse(value).data ?? null;

/** Why a value of the field is not a step's time; undefined where it is one. */
export const stepTimeProblem = (value: unknown): string | undefined => {
  const { error } = STEP_TIME.safeParse(value);
  return error ? z.prettifyError(error) : undefined;
};
