import { z } from 'zod';
import { signedOut, StudioError } from '../error.ts';

const TIMEOUT_MS = 15_000;

const MEDIA_TYPE = 'application/vnd.contentful.management.v1+json';
const REFUSAL = z.object({ sys: z.object({ id: z.string() }), message: z.string() });
const refusedStatus = (status: number): 400 | 403 | 404 | 409 | 422 | 429 =>
  status === 403 || status === 404 || status === 409 || status === 422 || status === 429 ? status : 400;

const USER = z.object({
  sys: z.object({ id: z.string() }),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(['author', 'publisher', 'approver']),
});
const SIGN_IN = z.object({
  token: z.string().min(1),
  sys: z.object({ id: z.string(), expiresAt: z.iso.datetime() }),
  user: USER,
});

export interface Token {
  id: string;
  token: string;
  expiresAt: Date;
}

export interface User {
  id: string;
  name: string;
  role: z.infer<typeof USER>['role'];
}

const userOf = ({ sys, firstName, lastName, role }: z.infer<typeof USER>): User => ({
  id: sys.id,
  name: `${firstName} ${lastName}`.trim(),
  role,
});

/** The server's own requests to the management API, with the token of an editor. */
export class ManagementClient {
  /** Root URL of the API, without a trailing slash. */
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  async #request(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(`${this.root}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch {
      throw new StudioError(502, 'BadGateway', 'The content service isn’t responding.');
    }
  }

  /** Reads a resource. @throws StudioError 401 when the token is no longer valid, 502 when the response is not valid */
  async read<T>(token: string, path: string, schema: z.ZodType<T>): Promise<T> {
    const response = await this.#request(path, { headers: { authorization: `Bearer ${token}` } });
    if (response.status === 401) throw signedOut();
    if (response.status === 404) throw new StudioError(404, 'NotFound', 'The resource could not be found.');
    const parsed = schema.safeParse(response.ok ? await response.json().catch(() => undefined) : undefined);
    if (!parsed.success)
      throw new StudioError(502, 'BadGateway', `The content service returned status ${response.status}.`);
    return parsed.data;
  }

  /** Changes a resource. @throws StudioError with the API's reason when it refuses; 401 and 502 as `read` does */
  async send<T>(
    token: string,
    method: string,
    path: string,
    schema: z.ZodType<T>,
    { headers, body }: { headers: Record<string, string>; body?: unknown },
  ): Promise<T> {
    const response = await this.#request(path, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': MEDIA_TYPE },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.status === 401) throw signedOut();
    const refusal = response.ok ? undefined : REFUSAL.safeParse(answer).data;
    if (refusal) throw new StudioError(refusedStatus(response.status), refusal.sys.id, refusal.message);
    const parsed = schema.safeParse(answer);
    if (!response.ok || !parsed.success)
      throw new StudioError(502, 'BadGateway', `The content service returned status ${response.status}.`);
    return parsed.data;
  }

  async user(token: string): Promise<User> {
    return userOf(await this.read(token, '/users/me', USER));
  }

  /** Exchanges a one-time key for a token. @returns undefined if the key is not valid */
  async signIn(key: string): Promise<(Token & { user: User }) | undefined> {
    const response = await this.#request('/invitations/accepted', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, name: 'Studio' }),
    });
    if (response.status === 401 || response.status === 422) return undefined;
    const parsed = SIGN_IN.safeParse(response.ok ? await response.json().catch(() => undefined) : undefined);
    if (!parsed.success)
      throw new StudioError(502, 'BadGateway', `The content service returned status ${response.status}.`);
    const { token, sys, user } = parsed.data;
    return { id: sys.id, token, expiresAt: new Date(sys.expiresAt), user: userOf(user) };
  }

  /** Revokes a token. Idempotent. */
  async revoke({ id, token }: Pick<Token, 'id' | 'token'>): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    await this.#request(`/users/me/access_tokens/${encodeURIComponent(id)}/revoked`, {
      method: 'PUT',
      headers,
    });
  }
}
