import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { seal, unseal } from '@/lib/security/seal';
import { FORM_STATE_HEADER } from './form-state-transport';

const FORM_STATE = z.object({
  form: z.string(),
  /** Submitted values, without passwords. */
  values: z.record(z.string(), z.string()),
  problems: z.record(z.string(), z.string()),
  /** Message about the whole form. */
  message: z.string().optional(),
  stage: z.string().optional(),
  timingToken: z.string().optional(),
});

/** State that a page needs to render a submitted form for the visitor who submitted it. */
export type FormState = z.infer<typeof FORM_STATE>;

/** Lifetime of a sealed state, long enough for one render of the page. */
const TTL_SECONDS = 60;

/** Encrypts and signs a state, so that only this site can create and read it. */
export const sealFormState = (state: FormState): Promise<string> => seal(state, TTL_SECONDS);

/** Returns the form state of the current request, if any. Makes the page dynamic. */
export async function getFormState(): Promise<FormState | undefined> {
  const sealed = (await headers()).get(FORM_STATE_HEADER);
  if (sealed === null) return undefined;
  return FORM_STATE.safeParse(await unseal(sealed, TTL_SECONDS)).data;
}
