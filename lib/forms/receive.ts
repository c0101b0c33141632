import 'server-only';
import { createHash } from 'node:crypto';
import { serverConfig } from '@/lib/config/server';
import { getFormOptions } from '@/lib/content/pages/form-options';
import { pageHref } from '@/lib/content/routing/links';
import { HOME } from '@/lib/content/routing/slug';
import { act, type Outcome } from '@/lib/members/actions';
import { MembersUnavailableError } from '@/lib/members/client';
import { readForm } from '@/lib/requests/body';
import { consumeRateLimit, type RateLimitRule } from '@/lib/requests/rate-limit';
import { refusalResponse, RequestRefusedError } from '@/lib/requests/refused';
import { requireSameOrigin } from '@/lib/requests/same-origin';
import { visitorAddress } from '@/lib/requests/visitor-address';
import { log } from '@/lib/telemetry/log';
import { fieldsOf, formAt, type FormName } from './definitions';
import { HONEYPOT } from './honeypot';
import { MESSAGES } from './messages';
import { openedByVisitor, QUICKEST_MS, sealOpened, unsealOpened } from './opened';
import { parseForm, type Problems, type Typed } from './parse';
import type { FormAnswer } from './protocol';
import { whileReturned, type ReturnedForm } from './returned';

const BODY_BYTES = 64 * 1024;
const PAGE = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

const SENDING: RateLimitRule = { name: 'form', times: 40, seconds: 600 };
const SIGNING_IN: RateLimitRule = { name: 'sign-in', times: 30, seconds: 300 };
const REGISTERING: RateLimitRule = { name: 'registration', times: 10, seconds: 600 };
const RESETTING: RateLimitRule = { name: 'forgotten-password', times: 10, seconds: 600 };
/** Nobody fills another's inbox, whether there is an account or not. */
const RESETS_OF_ONE: RateLimitRule = { name: 'forgotten-password-of', times: 3, seconds: 3600 };

const RATES: Partial<Record<FormName, RateLimitRule>> = {
  registration: REGISTERING,
  signIn: SIGNING_IN,
  changePassword: SIGNING_IN,
  deleteAccount: SIGNING_IN,
  resetPassword: SIGNING_IN,
  forgottenPassword: RESETTING,
};
/** A password manager fills these in at once. */
const QUICK: readonly FormName[] = ['signIn', 'changePassword', 'deleteAccount', 'resetPassword'];

interface Back {
  status: 401 | 422 | 429 | 503;
  problems?: Problems;
  message?: string;
  /** The mark of when the form was opened, and how long until it is old enough: sent again with it, the form is taken. */
  again?: { opened: string; afterMs: number };
}

/** The values of a form's own fields; what is not its field is nothing. */
const typedOf = (form: FormName, body: URLSearchParams): Typed =>
  Object.fromEntries(fieldsOf(form).map(([code]) => [code, body.get(code) ?? '']));

/** Reads, checks and does what a form is for, or says what goes back to the visitor. */
async function take(
  form: FormName,
  page: string,
  body: URLSearchParams,
  address: string,
): Promise<Outcome | Back> {
  await consumeRateLimit(RATES[form] ?? SENDING, address);
  const parsed = parseForm(form, typedOf(form, body), await getFormOptions().catch(() => ({})));
  if (!parsed.ok) return { status: 422, problems: parsed.problems, message: MESSAGES.allMandatory };

  // The same mark stays with a form that is sent again, so that it stays the same request.
  const opened = (await unsealOpened(body.get('opened') ?? undefined)) ?? (await openedByVisitor());
  const age = Date.now() - opened.at;
  const hurried = !QUICK.includes(form) && age < QUICKEST_MS;
  if (hurried || body.get(HONEYPOT)) {
    log('info', 'FormChallenged', { form, reason: hurried ? 'hurried' : 'honeypot' });
    return {
      status: 422,
      message: 'Please look over what you typed, and send it once more.',
      again: { opened: await sealOpened(opened), afterMs: Math.max(0, QUICKEST_MS - age) },
    };
  }
  if (form === 'forgottenPassword') {
    const email = createHash('sha256').update(String(parsed.values.email).toLowerCase()).digest('hex');
    await consumeRateLimit(RESETS_OF_ONE, email);
  }
  return act({ form, page, values: parsed.values, opened: opened.id });
}

async function outcomeOf(...given: Parameters<typeof take>): Promise<Outcome | Back> {
  try {
    return await take(...given);
  } catch (error) {
    if (error instanceof RequestRefusedError && error.status === 429)
      return { status: 429, message: error.message };
    if (error instanceof MembersUnavailableError) return { status: 503, message: MESSAGES.unavailable };
    throw error;
  }
}

const NO_STORE = { 'cache-control': 'private, no-store' };

/** The page of the form, rendered for this visitor with what was typed and what is wrong. */
async function pageWith(
  returned: ReturnedForm,
  page: string,
  status: number,
  request: Request,
): Promise<Response> {
  return whileReturned(returned, async (id) => {
    const address = `http://127.0.0.1:${serverConfig().PORT}${pageHref(page)}?returned=${id}`;
    const rendered = await fetch(address, {
      cache: 'no-store',
      redirect: 'manual',
      headers: { cookie: request.headers.get('cookie') ?? '', accept: 'text/html' },
    });
    if (rendered.status >= 300 && rendered.status < 400) {
      // A member page, and the session has ended meanwhile.
      return new Response(null, {
        status: 303,
        headers: { ...NO_STORE, location: rendered.headers.get('location') ?? pageHref(page) },
      });
    }
    return new Response(await rendered.text(), {
      status: rendered.ok ? status : rendered.status,
      headers: { ...NO_STORE, 'content-type': 'text/html; charset=utf-8' },
    });
  });
}

const isDone = (outcome: Outcome | Back): outcome is Extract<Outcome, { kind: 'done' }> =>
  'kind' in outcome && outcome.kind === 'done';

/**
 * Takes what was sent by a form. Script asks for JSON; a browser without it gets the next page, or the same page with
 * everything that was typed.
 */
export async function receiveForm(request: Request, path: string): Promise<Response> {
  const form = formAt(path);
  if (!form) return Response.json({ message: 'There is no such form' }, { status: 404, headers: NO_STORE });
  const config = serverConfig();
  let body: URLSearchParams;
  try {
    requireSameOrigin(request.headers, config.SITE_URL);
    body = await readForm(request, BODY_BYTES);
  } catch (error) {
    if (!(error instanceof RequestRefusedError)) throw error;
    log('warn', 'WriteRefused', { limit: form, status: error.status });
    return refusalResponse(error);
  }
  const given = body.get('page') ?? '';
  const page = PAGE.test(given) && given.length <= 200 ? given : HOME;
  const address = visitorAddress(request.headers, config.TRUSTED_PROXIES);
  const outcome = await outcomeOf(form, page, body, address);
  const script = request.headers.get('accept')?.includes('application/json') === true;

  if (isDone(outcome)) {
    log('info', 'FormTaken', { form });
    return script
      ? Response.json({ to: outcome.to } satisfies FormAnswer, { headers: NO_STORE })
      : new Response(null, { status: 303, headers: { ...NO_STORE, location: outcome.to } });
  }
  const again = 'again' in outcome ? outcome.again : undefined;
  const { status, problems = {}, message } = outcome;
  log('info', 'FormReturned', { form, status, problems: Object.keys(problems).length });
  if (script) {
    return Response.json(
      {
        problems,
        message,
        ...(again !== undefined && { again }),
      } satisfies FormAnswer,
      { status, headers: NO_STORE },
    );
  }
  const secrets = new Set(fieldsOf(form).flatMap(([code, field]) => (field.secret ? [code] : [])));
  const typed = Object.fromEntries(
    Object.entries(typedOf(form, body)).filter(([code]) => !secrets.has(code)),
  );
  const kept = again?.opened ?? body.get('opened') ?? undefined;
  return pageWith({ form, typed, problems, message, opened: kept }, page, status, request);
}
