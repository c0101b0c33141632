/** `/members`: the API of the member service, protected by a bearer token (docs/services.md, "Members"). */
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sql } from 'kysely';
import { z } from 'zod';
import { isSecret, type Secret } from '@cleanpro/node-service/secret';
import { groupCommit } from '../database/group-commit.ts';
import type { OpenDatabase } from '../database/open.ts';
import {
  accountOf,
  changePassword,
  confirmPassword,
  toMember,
  register,
  resetPassword,
  signIn,
  signOut,
  type SignIn,
} from './accounts/accounts.ts';
import { MIN_PASSWORD_LENGTH, PasswordRefusedError } from './accounts/password-rules.ts';
import { BusyError } from './accounts/password.ts';
import { log } from '@cleanpro/node-service/logging/log';
import type { Clock } from './clock.ts';
import { erasePerson, type ErasureFolders } from './erase.ts';
import { formProblems } from './forms.ts';
import { enqueueMail } from './mail/post.ts';
import { toPerson } from './person.ts';
import { storeSubmission, KeyReusedError, submissionsOfAccount } from './submissions/store.ts';
import type { Account, MemberTables } from './tables.ts';

const BODY_BYTES = 64 * 1024;
const SUBMISSIONS_PAGE_SIZE = 50;
const RESET_TOKEN = z.string().regex(/^[\w-]{43}$/);
export const EMAIL = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email({ pattern: z.regexes.html5Email }));
const PASSWORD = z.string().min(MIN_PASSWORD_LENGTH).max(128);

const SUBMISSION = z.object({
  form: z.string().max(40),
  page: z.string().max(200),
  fields: z.looseObject({ email: EMAIL }),
});
const REGISTRATION = z.object({
  page: z.string().max(200),
  password: PASSWORD,
  fields: z.looseObject({ email: EMAIL, firstName: z.string().max(60), lastName: z.string().max(60) }),
});
const KEY = z.string().regex(/^[\w-]{16,128}$/);
const CREDENTIALS = z.object({ email: EMAIL, password: z.string().max(128) });

export interface MembersOptions {
  database: OpenDatabase<MemberTables>;
  clock: Clock;
  token: Secret;
  forward: boolean;
  folders: ErasureFolders;
  wake: () => void;
}

class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: 400 | 401 | 422;

  constructor(status: RequestError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

async function bodyOf<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  let body: unknown;
  try {
    body = await context.req.json();
  } catch {
    throw new RequestError(400, 'The body is not JSON');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  // Report only field names, because values are personal data.
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body');
  throw new RequestError(422, `These are missing or wrong: ${[...new Set(fields)].join(', ')}`);
}

function keyOf(context: Context): string {
  const key = KEY.safeParse(context.req.header('idempotency-key'));
  if (!key.success)
    throw new RequestError(400, 'The header Idempotency-Key must be 16 to 128 letters, digits, - and _');
  return key.data;
}

/** Creates the Hono app of `/members`. */
export function createMembersApp(options: MembersOptions): Hono {
  const { database, clock, forward, wake } = options;
  const { db } = database;
  const service = { db, clock, forward };
  const commit = groupCommit(db, database.kind);
  const app = new Hono();

  app.use('*', async (context, next) => {
    const token = context.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
    if (!isSecret('MEMBERS_TOKEN', options.token, token))
      return context.json({ message: 'The token is missing or wrong' }, 401);
    context.header('cache-control', 'no-store');
    return next();
  });
  app.use(
    '*',
    bodyLimit({
      maxSize: BODY_BYTES,
      onError: (context) => context.json({ message: `The body is larger than ${BODY_BYTES} bytes` }, 413),
    }),
  );

  const tokenOf = (context: Context): string => context.req.header('x-member-session') ?? '';

  /** The visitor's network. Without the header, all visitors share an account's limits. */
  const networkOf = (context: Context): string => context.req.header('x-visitor-network') ?? '';

  async function memberOfSession(context: Context): Promise<Account> {
    const token = tokenOf(context);
    const account = token === '' ? undefined : await accountOf(service, token);
    if (!account) throw new RequestError(401, 'The session has ended');
    return account;
  }

  function signInResponse(context: Context, outcome: SignIn): Response {
    if (outcome.kind === 'locked')
      return context.json({ message: 'Too many attempts' }, 429, { 'retry-after': String(outcome.seconds) });
    if (outcome.kind === 'refused')
      return context.json({ message: 'The address or the password is wrong' }, 403);
    return context.json(outcome.session, 201);
  }

  app.get('/health', async (context) => {
    await sql`SELECT 1`.execute(db);
    return context.json({ ok: true });
  });

  app.post('/submissions', async (context) => {
    const idempotencyKey = keyOf(context);
    const { form, page, fields } = await bodyOf(context, SUBMISSION);
    const problems = formProblems(form, fields);
    if (problems.length > 0)
      return context.json({ message: `These are missing or wrong: ${problems.join(', ')}` }, 422);
    const token = tokenOf(context);
    const account = token === '' ? undefined : await accountOf(service, token);
    const stored = await storeSubmission(
      commit,
      {
        form,
        page,
        fields,
        person: toPerson(fields.email),
        accountId: account?.id ?? null,
        idempotencyKey,
      },
      service,
    );
    wake();
    return context.json({ id: stored.id, receivedAt: stored.receivedAt }, 201, {
      'idempotency-replayed': String(stored.replayed),
    });
  });

  app.post('/accounts', async (context) => {
    const idempotencyKey = keyOf(context);
    const { page, password, fields } = await bodyOf(context, REGISTRATION);
    const problems = formProblems('registration', fields);
    if (problems.length > 0)
      return context.json({ message: `These are missing or wrong: ${problems.join(', ')}` }, 422);
    await register(service, {
      form: 'registration',
      page,
      fields,
      password,
      firstName: fields.firstName,
      lastName: fields.lastName,
      person: toPerson(fields.email),
      accountId: null,
      idempotencyKey,
    });
    wake();
    return context.json({ message: 'Registered' }, 201);
  });

  app.post('/sessions', async (context) => {
    const { email, password } = await bodyOf(context, CREDENTIALS);
    const claim = { person: toPerson(email), password, network: networkOf(context) };
    return signInResponse(context, await signIn(service, claim));
  });

  app.get('/session', async (context) => context.json(toMember(await memberOfSession(context))));

  app.delete('/session', async (context) => {
    await signOut(service, tokenOf(context));
    return context.body(null, 204);
  });

  app.get('/session/submissions', async (context) => {
    const account = await memberOfSession(context);
    return context.json({ submissions: await submissionsOfAccount(db, account.id, SUBMISSIONS_PAGE_SIZE) });
  });

  app.post('/session/password', async (context) => {
    const account = await memberOfSession(context);
    const passwords = await bodyOf(context, z.object({ current: z.string().max(128), next: PASSWORD }));
    const outcome = await changePassword(service, account, passwords);
    wake();
    return signInResponse(context, outcome);
  });

  app.post('/session/erase', async (context) => {
    const account = await memberOfSession(context);
    const { password } = await bodyOf(context, z.object({ password: z.string().max(128) }));
    const outcome = await confirmPassword(service, account, password);
    if (outcome.kind === 'locked')
      return context.json({ message: 'Too many attempts' }, 429, { 'retry-after': String(outcome.seconds) });
    if (outcome.kind === 'refused') return context.json({ message: 'The password is wrong' }, 403);
    // Check again, because a password reset in the meantime ends the session.
    await memberOfSession(context);
    await erasePerson(database, account.person, options.folders, { clock, accountId: account.id });
    return context.body(null, 204);
  });

  app.post('/password-resets', async (context) => {
    const { email } = await bodyOf(context, z.object({ email: EMAIL }));
    await enqueueMail(db, 'passwordReset', toPerson(email), clock);
    wake();
    return context.json({ message: 'A mail is sent when the address has an account' }, 202);
  });

  app.post('/password-resets/use', async (context) => {
    const reset = await bodyOf(context, z.object({ token: RESET_TOKEN, password: PASSWORD }));
    const done = await resetPassword(service, { ...reset, network: networkOf(context) });
    wake();
    return done
      ? context.body(null, 204)
      : context.json({ message: 'The token is used, expired or unknown' }, 410);
  });

  app.onError((error, context) => {
    if (error instanceof RequestError) return context.json({ message: error.message }, error.status);
    if (error instanceof KeyReusedError) return context.json({ message: error.message }, 409);
    if (error instanceof PasswordRefusedError)
      return context.json({ message: error.message, problem: error.problem }, 422);
    if (error instanceof BusyError)
      return context.json({ message: error.message }, 503, { 'retry-after': '2' });
    log('error', 'MembersFailure', { path: context.req.path, reason: error.message });
    return context.json({ message: 'The service failed; its log says why' }, 500);
  });
  return app;
}
