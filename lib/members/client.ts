import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';
import { errorMessage } from '@/lib/telemetry/error-message';
import { fetchJson, ServiceFailure } from '@/lib/upstream/fetch-json';

const TIMEOUT_MS = 10_000;

/** Thrown when the member service is unreachable, fails, or breaks its contract. */
export class MembersUnavailableError extends ServiceFailure {
  override readonly name = 'MembersUnavailableError';

  constructor(status: number, statusText: string, options?: ErrorOptions) {
    super('member', status, statusText, options);
  }
}

interface MembersRequest {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  session?: string;
  /** Visitor's network. Wrong passwords are counted per network. */
  network?: string;
  idempotencyKey?: string;
}

export interface MembersResponse {
  status: number;
  body: unknown;
  /** Seconds to wait after a 429; otherwise 0. */
  retryAfter: number;
}

/**
 * Sends a request to the member service. Idempotent requests are retried once.
 * @throws MembersUnavailableError when the service is unreachable or fails
 */
export async function requestMembers(request: MembersRequest): Promise<MembersResponse> {
  const { MEMBERS_URL, MEMBERS_TOKEN } = serverConfig();
  const { method, path, body, session, network, idempotencyKey } = request;
  const isIdempotent = method === 'GET' || idempotencyKey !== undefined;
  try {
    const response = await fetchJson(MEMBERS_URL + path, {
      Failure: MembersUnavailableError,
      timeoutMs: TIMEOUT_MS,
      retries: isIdempotent ? 1 : 0,
      // The body of a 4xx response says which fields are wrong, or why the request was refused.
      accepts: (status) => status < 500,
      method,
      headers: {
        authorization: `Bearer ${MEMBERS_TOKEN}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(session !== undefined && { 'x-member-session': session }),
        ...(network !== undefined && { 'x-visitor-network': network }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return {
      status: response.status,
      body: response.body,
      retryAfter: Number(response.headers.get('retry-after') ?? 0),
    };
  } catch (error) {
    log('error', 'MembersFailure', { path, reason: errorMessage(error) });
    throw error;
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

/**
 * Returns the member of a session, or undefined when the session has ended.
 * @throws MembersUnavailableError when the service is unreachable or fails
 */
export async function getMember(session: string): Promise<Member | undefined> {
  const { status, body } = await requestMembers({ method: 'GET', path: '/session', session });
  return status === 200 ? MEMBER.parse(body) : undefined;
}

/**
 * Returns the requests that a member submitted while signed in, newest first. Empty when the session has ended.
 * @throws MembersUnavailableError when the service is unreachable or fails
 */
export async function getMemberRequests(session: string): Promise<MemberRequest[]> {
  const { status, body } = await requestMembers({ method: 'GET', path: '/session/submissions', session });
  return status === 200 ? REQUESTS_RESPONSE.parse(body).submissions : [];
}
