import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';

const TIMEOUT_MS = 10_000;

/** The member service is unreachable, failed, or broke its contract. */
export class MembersUnavailableError extends Error {
  override readonly name = 'MembersUnavailableError';
}

interface MembersRequest {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  /** The token of the visitor's session. */
  session?: string;
  /** Makes the request safe to repeat. */
  idempotencyKey?: string;
}

export interface MembersResponse {
  status: number;
  body: unknown;
  /** Seconds to wait, with a 429. */
  retryAfter: number;
}

async function send({ method, path, body, session, idempotencyKey }: MembersRequest): Promise<Response> {
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
 * Sends a request to the member service; idempotent ones are retried once.
 * @throws MembersUnavailableError when it is unreachable or fails
 */
export async function requestMembers(request: MembersRequest): Promise<MembersResponse> {
  const isIdempotent = request.method === 'GET' || request.idempotencyKey !== undefined;
  for (let tries = isIdempotent ? 2 : 1; ; tries -= 1) {
    try {
      const response = await send(request);
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
      log('error', 'MembersFailure', { path: request.path, reason });
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

export const SESSION_RESPONSE = z.object({ token: z.string(), member: MEMBER });

const REQUESTS_RESPONSE = z.object({
  submissions: z.array(z.object({ id: z.string(), form: z.string(), receivedAt: z.string() })),
});
export type MemberRequest = z.infer<typeof REQUESTS_RESPONSE>['submissions'][number];

/** The member of a session; undefined when it has ended. @throws MembersUnavailableError */
export async function getMember(session: string): Promise<Member | undefined> {
  const { status, body } = await requestMembers({ method: 'GET', path: '/session', session });
  return status === 200 ? MEMBER.parse(body) : undefined;
}

/** What the member submitted while signed in, newest first. @throws MembersUnavailableError */
export async function getMemberRequests(session: string): Promise<MemberRequest[]> {
  const { status, body } = await requestMembers({ method: 'GET', path: '/session/submissions', session });
  return status === 200 ? REQUESTS_RESPONSE.parse(body).submissions : [];
}
