import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { pageHref, ROOT } from '@cleanpro/content-values/paths/links';
import { getFormDefinition, SUBMISSION_FORMS, type FormName } from '@/lib/forms/definitions';
import type { FormResult } from '@/lib/forms/form-handler';
import { storedValues, type Values } from '@/lib/forms/parse';
import { MembersUnavailableError, requestMembers, SESSION_RESPONSE, type MembersResponse } from './client';
import { MEMBER_PAGE, SIGN_IN_PAGE } from './pages';
import { beginSession, endSession, getSessionToken } from './session';

export const RESET_COOKIE = 'password-reset';

export interface ValidForm {
  form: FormName;
  /** Slug of the page that has the form. */
  page: string;
  values: Values;
  /** Identifies the browser. The same values from the same browser count as one submission. */
  timingTokenId: string;
  /** Visitor's network. Wrong passwords are counted per network. */
  network: string;
}

const accepted = (form: FormName, page: string): FormResult => ({
  kind: 'accepted',
  location: `${pageHref(page)}?sent=${getFormDefinition(form).path}#form-${getFormDefinition(form).path}`,
});

function locked({ retryAfter }: MembersResponse, alternative = ''): FormResult {
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    kind: 'rendered',
    status: 429,
    message: `Too many attempts. Please wait ${wait} and try again${alternative}.`,
  };
}

/** Returns the error for a status that the member service's contract does not allow. */
const unexpected = ({ status }: MembersResponse): MembersUnavailableError =>
  new MembersUnavailableError(status, 'this status is not part of the contract');

const PASSWORD_REFUSAL = z.object({ problem: z.enum(['commonPassword', 'personalPassword']) });
const PASSWORD_MESSAGES: Record<z.infer<typeof PASSWORD_REFUSAL>['problem'], string> = {
  commonPassword: 'This password is too common. Choose another one.',
  personalPassword: 'This password is too easy to guess from your name or email address. Choose another one.',
};

/** Returns the form with the reason why the member service refused the new password, if it did. */
function refusedPassword({ status, body }: MembersResponse): FormResult | undefined {
  const refusal = status === 422 ? PASSWORD_REFUSAL.safeParse(body).data : undefined;
  return (
    refusal && { kind: 'rendered', status: 422, problems: { password: PASSWORD_MESSAGES[refusal.problem] } }
  );
}

function getIdempotencyKey({ form, values, timingTokenId }: ValidForm): string {
  const stored = Object.entries(storedValues(form, values)).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([timingTokenId, form, stored]))
    .digest('base64url');
}

const getText = (values: Values, code: string): string => {
  const value = values[code];
  return typeof value === 'string' ? value : '';
};

async function submit(valid: ValidForm): Promise<FormResult> {
  const response = await requestMembers({
    method: 'POST',
    path: '/submissions',
    idempotencyKey: getIdempotencyKey(valid),
    session: await getSessionToken(),
    body: { form: valid.form, page: valid.page, fields: storedValues(valid.form, valid.values) },
  });
  if (response.status !== 201) throw unexpected(response);
  return accepted(valid.form, valid.page);
}

async function register(valid: ValidForm): Promise<FormResult> {
  const response = await requestMembers({
    method: 'POST',
    path: '/accounts',
    idempotencyKey: getIdempotencyKey(valid),
    body: {
      page: valid.page,
      password: getText(valid.values, 'password'),
      fields: storedValues('registration', valid.values),
    },
  });
  const refused = refusedPassword(response);
  if (refused) return refused;
  if (response.status !== 201) throw unexpected(response);
  return accepted('registration', valid.page);
}

async function signIn({ values, network }: ValidForm): Promise<FormResult> {
  const response = await requestMembers({
    method: 'POST',
    path: '/sessions',
    network,
    body: { email: getText(values, 'email'), password: getText(values, 'password') },
  });
  if (response.status === 429)
    return locked(response, ', or choose a new password with “Forgot your password?”');
  if (response.status === 403)
    return { kind: 'rendered', status: 401, message: 'The email address or password is incorrect.' };
  if (response.status !== 201) throw unexpected(response);
  await beginSession(SESSION_RESPONSE.parse(response.body).token);
  return { kind: 'accepted', location: `${ROOT}/${MEMBER_PAGE}` };
}

async function requestReset({ values, page }: ValidForm): Promise<FormResult> {
  const response = await requestMembers({
    method: 'POST',
    path: '/password-resets',
    body: { email: getText(values, 'email') },
  });
  if (response.status !== 202) throw unexpected(response);
  return accepted('forgottenPassword', page);
}

async function resetPassword({ values, page, network }: ValidForm): Promise<FormResult> {
  const jar = await cookies();
  const token = jar.get(RESET_COOKIE)?.value;
  const response =
    token === undefined
      ? undefined
      : await requestMembers({
          method: 'POST',
          path: '/password-resets/use',
          network,
          body: { token, password: getText(values, 'password') },
        });
  if (response?.status === 204) {
    jar.delete({ name: RESET_COOKIE, path: '/api/forms' });
    // A reset ends all sessions of the account, including the one in this browser.
    await endSession();
    return accepted('resetPassword', page);
  }
  const refused = response && refusedPassword(response);
  if (refused) return refused;
  if (response && response.status !== 410 && response.status !== 422) throw unexpected(response);
  return {
    kind: 'rendered',
    status: 422,
    message: 'This link has expired or has already been used. Request a new one.',
  };
}

const signInFirst: FormResult = { kind: 'accepted', location: `${ROOT}/${SIGN_IN_PAGE}` };

async function changePassword({ values, page }: ValidForm): Promise<FormResult> {
  const session = await getSessionToken();
  if (session === undefined) return signInFirst;
  const response = await requestMembers({
    method: 'POST',
    path: '/session/password',
    session,
    body: { current: getText(values, 'currentPassword'), next: getText(values, 'password') },
  });
  if (response.status === 401) return signInFirst;
  if (response.status === 429) return locked(response);
  if (response.status === 403)
    return { kind: 'rendered', status: 422, problems: { currentPassword: 'That password is incorrect.' } };
  const refused = refusedPassword(response);
  if (refused) return refused;
  if (response.status !== 201) throw unexpected(response);
  await beginSession(SESSION_RESPONSE.parse(response.body).token);
  return accepted('changePassword', page);
}

async function deleteAccount({ values, page }: ValidForm): Promise<FormResult> {
  const session = await getSessionToken();
  if (session === undefined) return signInFirst;
  const response = await requestMembers({
    method: 'POST',
    path: '/session/erase',
    session,
    body: { password: getText(values, 'currentPassword') },
  });
  if (response.status === 401) return signInFirst;
  if (response.status === 429) return locked(response);
  if (response.status === 403)
    return { kind: 'rendered', status: 422, problems: { currentPassword: 'That password is incorrect.' } };
  if (response.status !== 204) throw unexpected(response);
  await endSession();
  return accepted('deleteAccount', page);
}

const MEMBER_FORMS: Partial<Record<FormName, (valid: ValidForm) => Promise<FormResult>>> = {
  registration: register,
  signIn,
  forgottenPassword: requestReset,
  resetPassword,
  changePassword,
  deleteAccount,
};

/**
 * Sends a valid form to the member service: account forms to their own endpoints, all others as submissions.
 * @throws MembersUnavailableError when the service fails, breaks its contract, or has no endpoint for the form
 */
export function submitToMembers(valid: ValidForm): Promise<FormResult> {
  const action = MEMBER_FORMS[valid.form];
  if (action) return action(valid);
  if (SUBMISSION_FORMS.some((form) => form === valid.form)) return submit(valid);
  throw new MembersUnavailableError(0, `the form ${valid.form} has no endpoint`);
}

/** Ends the session in this browser and in the member service. */
export async function signOut(): Promise<void> {
  const session = await getSessionToken();
  await endSession();
  if (session === undefined) return;
  // Ignore failures, because a service that is down must not keep a visitor signed in.
  await requestMembers({ method: 'DELETE', path: '/session', session }).catch(() => undefined);
}
