import 'server-only';
import { getFormOptions } from '@/lib/content/pages/form-options';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { HOME } from '@cleanpro/content-values/paths/slug';
import { submitToMembers } from '@/lib/members/actions';
import { visitorNetwork } from '@cleanpro/node-service/visitor-network';
import { consumeRateLimit, type RateLimitRule } from '@/lib/incoming-requests/rate-limit';
import { log } from '@/lib/telemetry/log';
import { getFormFields, type FormName } from './definitions';
import type { FormHandler, FormResult, Visitor } from './form-handler';
import { HONEYPOT } from './honeypot';
import { introduceProblems } from './messages';
import { STATE_PARAM } from './forms-on-page';
import { parseForm, type FieldValues } from './parse';
import { getTimingToken, MIN_FILL_MS, sealTimingToken, unsealTimingToken } from './timing-token';

const MAX_BODY_BYTES = 64 * 1024;
const MAX_SLUG_LENGTH = 200;
const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

const FORM_RATE: RateLimitRule = { name: 'form', times: 40, seconds: 600 };
const PASSWORD_RATE: RateLimitRule = { name: 'sign-in', times: 30, seconds: 300 };
const REGISTRATION_RATE: RateLimitRule = { name: 'registration', times: 10, seconds: 600 };
const RESET_RATE: RateLimitRule = { name: 'forgotten-password', times: 10, seconds: 600 };

const RATES: Partial<Record<FormName, RateLimitRule>> = {
  registration: REGISTRATION_RATE,
  signIn: PASSWORD_RATE,
  changePassword: PASSWORD_RATE,
  deleteAccount: PASSWORD_RATE,
  resetPassword: PASSWORD_RATE,
  forgottenPassword: RESET_RATE,
};
/** Forms that are not timed, because a password manager fills them in instantly. */
const UNTIMED_FORMS: readonly FormName[] = ['signIn', 'changePassword', 'deleteAccount', 'resetPassword'];

const getFieldValues = (form: FormName, fields: URLSearchParams): FieldValues =>
  Object.fromEntries(getFormFields(form).map(([code]) => [code, fields.get(code) ?? '']));

function getSlug(fields: URLSearchParams): string {
  const slug = fields.get('page') ?? '';
  return SLUG.test(slug) && slug.length <= MAX_SLUG_LENGTH ? slug : HOME;
}

async function process(form: FormName, fields: URLSearchParams, visitor: Visitor): Promise<FormResult> {
  await consumeRateLimit(RATES[form] ?? FORM_RATE, visitor.address);
  // While content is unavailable, choices are not checked against the option lists.
  const options = await getFormOptions(form).catch(() => ({}));
  const input = getFieldValues(form, fields);
  const parsed = parseForm(form, input, options);
  if (!parsed.ok) {
    const { problems } = parsed;
    return { kind: 'rendered', status: 422, problems, message: introduceProblems(problems, input) };
  }

  // A form that is sent again still has its first token, so it counts as the same submission.
  const token = (await unsealTimingToken(fields.get('timingToken') ?? undefined)) ?? (await getTimingToken());
  const fillMs = Date.now() - token.issuedAt;
  const tooFast = !UNTIMED_FORMS.includes(form) && fillMs < MIN_FILL_MS;
  if (tooFast || fields.get(HONEYPOT)) {
    log('info', 'FormChallenged', { form, reason: tooFast ? 'timing' : 'honeypot' });
    return {
      kind: 'rendered',
      status: 422,
      message: 'Please check what you typed, then send it again.',
      challenge: {
        timingToken: await sealTimingToken(token),
        retryAfterMs: Math.max(0, MIN_FILL_MS - fillMs),
      },
    };
  }
  return submitToMembers({
    form,
    page: getSlug(fields),
    values: parsed.values,
    timingTokenId: token.id,
    network: visitorNetwork(visitor.address),
  });
}

/** Returns the handler of a form of `definitions.ts`. Its submissions go to the member service. */
export function siteFormHandler(form: FormName): FormHandler {
  return {
    form,
    maximumBytes: MAX_BODY_BYTES,
    process: (fields, visitor) => process(form, fields, visitor),
    getValues(fields) {
      const secrets = new Set(getFormFields(form).flatMap(([code, field]) => (field.secret ? [code] : [])));
      return Object.fromEntries(
        Object.entries(getFieldValues(form, fields)).filter(([code]) => !secrets.has(code)),
      );
    },
    getPage: (fields) => `${pageHref(getSlug(fields))}?${STATE_PARAM}=1`,
  };
}
