import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';

const TIMEOUT_MS = 10_000;

/** The member service did not answer, or not as it should. */
export class MembersUnavailableError extends Error {
  override readonly name = 'MembersUnavailableError';
}

interface Question {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  /** The token of the visitor's session. */
  session?: string;
  /** Makes a repeated request one. */
  idempotencyKey?: string;
}

export interface MembersAnswer {
  status: number;
  body: unknown;
  /** Seconds to wait, with a 429. */
  retryAfter: number;
}

async function ask({ method, path, body, session, idempotencyKey }: Question): Promise<Response> {
  const { MEMBERS_URL, MEMBERS_TOKEN } = serverConfig();
  return fetch(MEMBERS_URL + path, {
    method,
    cache: 'no-store',
    redirect: 'error',
    headers: {
      authorization: `Bearer ${MEMBERS_TOKEN}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(session !== undefined && { 'x-member-session': session }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/**
 * Asks the member service. What may be repeated without harm is asked twice before it counts as failed.
 * @throws MembersUnavailableError when it cannot be reached or fails
 */
export async function askMembers(question: Question): Promise<MembersAnswer> {
  const repeatable = question.method === 'GET' || question.idempotencyKey !== undefined;
  for (let tries = repeatable ? 2 : 1; ; tries -= 1) {
    try {
      const response = await ask(question);
      const text = await response.text();
      if (response.status >= 500) throw new MembersUnavailableError(`HTTP ${response.status}`);
      return {
        status: response.status,
        body: text === '' ? undefined : JSON.parse(text),
        retryAfter: Number(response.headers.get('retry-after') ?? 0),
      };
    } catch (error) {
      if (tries > 1) continue;
      const reason = errorMessage(error);
      log('error', 'MembersFailure', { path: question.path, reason });
      throw new MembersUnavailableError(`The member service failed: ${reason}`, { cause: error });
    }
  }
}

const MEMBER = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profile: z.record(z.string(), z.unknown()),
  createdAt: z.string(),
});
export type Member = z.infer<typeof MEMBER>;

export const SESSION_ANSWER = z.object({ token: z.string(), member: MEMBER });

const REQUESTS = z.object({
  submissions: z.array(z.object({ id: z.string(), form: z.string(), receivedAt: z.string() })),
});
export type MemberRequest = z.infer<typeof REQUESTS>['submissions'][number];

/** Whose session it is; undefined when it has ended. @throws MembersUnavailableError */
export async function memberOfSession(session: string): Promise<Member | undefined> {
  const { status, body } = await askMembers({ method: 'GET', path: '/session', session });
  return status === 200 ? MEMBER.parse(body) : undefined;
}

/** What the member sent while signed in, newest first. @throws MembersUnavailableError */
export async function requestsOfSession(session: string): Promise<MemberRequest[]> {
  const { status, body } = await askMembers({ method: 'GET', path: '/session/submissions', session });
  return status === 200 ? REQUESTS.parse(body).submissions : [];
}
