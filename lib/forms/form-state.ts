import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { seal, unseal } from '@/lib/security/seal';
import { FORM_STATE_HEADER } from './form-state-transport';

const FORM_STATE = z.object({
  /** The form's name (FormHandler). */
  form: z.string(),
  /** What the visitor submitted, without passwords. */
  values: z.record(z.string(), z.string()),
  problems: z.record(z.string(), z.string()),
  /** Concerns the whole form. */
  message: z.string().optional(),
  stage: z.string().optional(),
  timingToken: z.string().optional(),
});

/** The state that a page renders a submitted form with, for the visitor who submitted it. */
export type FormState = z.infer<typeof FORM_STATE>;

/** Long enough for one render of the page. */
const TTL_SECONDS = 60;

/** Encrypts and signs a state: only this site can make one, and nothing on its way can read it. */
export const sealFormState = (state: FormState): Promise<string> => seal(state, TTL_SECONDS);

/** The state that the page of this request is rendered with, if any. Makes the page dynamic. */
export async function getFormState(): Promise<FormState | undefined> {
  const sealed = (await headers()).get(FORM_STATE_HEADER);
  if (sealed === null) return undefined;
  return FORM_STATE.safeParse(await unseal(sealed, TTL_SECONDS)).data;
}
