import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { pageHref, ROOT } from '@/lib/content/routing/links';
import { definitionOf, SUBMISSION_FORMS, type FormName } from '@/lib/forms/definitions';
import { MESSAGES } from '@/lib/forms/messages';
import { storedValues, type Problems, type Values } from '@/lib/forms/parse';
import { askMembers, MembersUnavailableError, SESSION_ANSWER, type MembersAnswer } from './client';
import { MEMBER_PAGE, SIGN_IN_PAGE } from './pages';
import { beginSession, endSession, sessionToken } from './session';

export const RESET_COOKIE = 'password-reset';

/** What became of a form that was filled in rightly. */
export type Outcome =
  | { kind: 'done'; to: string }
  | { kind: 'refused'; status: 401 | 422 | 429; message?: string; problems?: Problems };

export interface Filled {
  form: FormName;
  /** The page that it stands on, without slashes around it. */
  page: string;
  values: Values;
  /** Of the browser that it was filled in with: the same values from the same browser are one thing. */
  opened: string;
}

const sent = (form: FormName, page: string): Outcome => ({
  kind: 'done',
  to: `${pageHref(page)}?sent=${definitionOf(form).path}#form-${definitionOf(form).path}`,
});

const locked = ({ retryAfter }: MembersAnswer): Outcome => ({
  kind: 'refused',
  status: 429,
  message: `There were too many attempts. Please wait ${Math.max(1, Math.ceil(retryAfter / 60))} minute(s) and try again.`,
});

/** An answer that the member service never gives to a site that speaks its language. */
const unexpected = ({ status }: MembersAnswer): MembersUnavailableError =>
  new MembersUnavailableError(`The member service answered ${status}`);

function keyOf({ form, values, opened }: Filled): string {
  const kept = Object.entries(storedValues(form, values)).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([opened, form, kept]))
    .digest('base64url');
}

const textOf = (values: Values, code: string): string => {
  const value = values[code];
  return typeof value === 'string' ? value : '';
};

async function submit(filled: Filled): Promise<Outcome> {
  const answer = await askMembers({
    method: 'POST',
    path: '/submissions',
    idempotencyKey: keyOf(filled),
    session: await sessionToken(),
    body: { form: filled.form, page: filled.page, fields: storedValues(filled.form, filled.values) },
  });
  if (answer.status !== 201) throw unexpected(answer);
  return sent(filled.form, filled.page);
}

async function register(filled: Filled): Promise<Outcome> {
  const answer = await askMembers({
    method: 'POST',
    path: '/accounts',
    idempotencyKey: keyOf(filled),
    body: {
      page: filled.page,
      password: textOf(filled.values, 'password'),
      fields: storedValues('registration', filled.values),
    },
  });
  if (answer.status !== 201) throw unexpected(answer);
  return sent('registration', filled.page);
}

async function signIn({ values }: Filled): Promise<Outcome> {
  const answer = await askMembers({
    method: 'POST',
    path: '/sessions',
    body: { email: textOf(values, 'email'), password: textOf(values, 'password') },
  });
  if (answer.status === 429) return locked(answer);
  if (answer.status === 403)
    return { kind: 'refused', status: 401, message: 'The email address or the password is not right.' };
  if (answer.status !== 201) throw unexpected(answer);
  await beginSession(SESSION_ANSWER.parse(answer.body).token);
  return { kind: 'done', to: `${ROOT}/${MEMBER_PAGE}` };
}

async function askForReset({ values, page }: Filled): Promise<Outcome> {
  const answer = await askMembers({
    method: 'POST',
    path: '/password-resets',
    body: { email: textOf(values, 'email') },
  });
  if (answer.status !== 202) throw unexpected(answer);
  return sent('forgottenPassword', page);
}

async function resetPassword({ values, page }: Filled): Promise<Outcome> {
  const jar = await cookies();
  const token = jar.get(RESET_COOKIE)?.value;
  const answer =
    token === undefined
      ? undefined
      : await askMembers({
          method: 'POST',
          path: '/password-resets/use',
          body: { token, password: textOf(values, 'password') },
        });
  if (answer?.status === 204) {
    jar.delete({ name: RESET_COOKIE, path: '/api/forms' });
    // Whoever was signed in here before is signed out everywhere now.
    await endSession();
    return sent('resetPassword', page);
  }
  if (answer && answer.status !== 410 && answer.status !== 422) throw unexpected(answer);
  return {
    kind: 'refused',
    status: 422,
    message: 'This link was used already or is too old. Ask for a new one under "Forgotten password".',
  };
}

const signInFirst: Outcome = { kind: 'done', to: `${ROOT}/${SIGN_IN_PAGE}` };

async function changePassword({ values, page }: Filled): Promise<Outcome> {
  const session = await sessionToken();
  if (session === undefined) return signInFirst;
  const answer = await askMembers({
    method: 'POST',
    path: '/session/password',
    session,
    body: { current: textOf(values, 'currentPassword'), next: textOf(values, 'password') },
  });
  if (answer.status === 401) return signInFirst;
  if (answer.status === 429) return locked(answer);
  if (answer.status === 403)
    return { kind: 'refused', status: 422, problems: { currentPassword: 'This is not your password.' } };
  if (answer.status !== 201) throw unexpected(answer);
  await beginSession(SESSION_ANSWER.parse(answer.body).token);
  return sent('changePassword', page);
}

async function deleteAccount({ values, page }: Filled): Promise<Outcome> {
  const session = await sessionToken();
  if (session === undefined) return signInFirst;
  const answer = await askMembers({
    method: 'POST',
    path: '/session/erase',
    session,
    body: { password: textOf(values, 'currentPassword') },
  });
  if (answer.status === 401) return signInFirst;
  if (answer.status === 429) return locked(answer);
  if (answer.status === 403)
    return { kind: 'refused', status: 422, problems: { currentPassword: 'This is not your password.' } };
  if (answer.status !== 204) throw unexpected(answer);
  await endSession();
  return sent('deleteAccount', page);
}

const OF_MEMBERS: Partial<Record<FormName, (filled: Filled) => Promise<Outcome>>> = {
  registration: register,
  signIn,
  forgottenPassword: askForReset,
  resetPassword,
  changePassword,
  deleteAccount,
};

/** Does what a form is for. @throws MembersUnavailableError */
export function act(filled: Filled): Promise<Outcome> {
  const action = OF_MEMBERS[filled.form];
  if (action) return action(filled);
  if (SUBMISSION_FORMS.some((form) => form === filled.form)) return submit(filled);
  throw new MembersUnavailableError(`${MESSAGES.unavailable}: nothing takes the form ${filled.form}`);
}

/** Signs out, here and in the member service. */
export async function signOut(): Promise<void> {
  const session = await sessionToken();
  await endSession();
  if (session === undefined) return;
  // The cookie is gone in any case; a service that is down must not keep a visitor signed in.
  await askMembers({ method: 'DELETE', path: '/session', session }).catch(() => undefined);
}
