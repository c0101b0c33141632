/**
 * Manages the editors of the running services with the workspace's management token. Anyone who runs these commands
 * already has it.
 */
import { z } from 'zod';

const USER = z.object({
  sys: z.object({ id: z.string() }),
  firstName: z.string(),
  lastName: z.string(),
  role: z.string(),
  activated: z.boolean(),
});
type User = z.infer<typeof USER>;
const USER_LINK = z.object({ sys: z.object({ id: z.string() }) });
const KEY = z.object({ sys: z.object({ id: z.string(), expiresAt: z.string(), user: USER_LINK }) });
const TOKEN = z.object({
  sys: z.object({
    id: z.string(),
    createdAt: z.string(),
    expiresAt: z.string().nullable(),
    createdBy: USER_LINK,
  }),
  name: z.string(),
});
const NEW_KEY = z.object({ key: z.string() });
const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });
const ORGANIZATION = '/organizations/embedded';

/** An error whose message is meant for the person at the terminal. */
class EditorsError extends Error {
  override readonly name = 'EditorsError';
}

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();

/** Invites, lists and revokes editors through the management API. */
export class EditorsClient {
  readonly #root: string;
  readonly #token: string;

  /** @param root base URL of the management API */
  constructor(root: string, token: string) {
    this.#root = root;
    this.#token = token;
  }

  async #request(method: string, path: string, body?: unknown): Promise<Response> {
    const init = {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    };
    try {
      return await fetch(`${this.#root}${path}`, init);
    } catch {
      throw new EditorsError('The services do not answer: start them with "npm run studio" or "npm start".');
    }
  }

  async #read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    const response = await this.#request('GET', path);
    if (!response.ok)
      throw new EditorsError(`The services answered ${response.status} for ${path}. Their log says why.`);
    return schema.parse(await response.json());
  }

  async #users(): Promise<User[]> {
    return (await this.#read(`${ORGANIZATION}/users?limit=1000`, listOf(USER))).items;
  }

  /**
   * Invites an editor.
   * @returns a one-time key
   * @throws EditorsError when the name or role is invalid
   */
  async invite(name: string, role?: string): Promise<string> {
    const [firstName = '', ...rest] = name.trim().split(/\s+/);
    const body = { firstName, lastName: rest.join(' '), role };
    const response = await this.#request('POST', `${ORGANIZATION}/invitations`, body);
    if (response.status === 422)
      throw new EditorsError('Give the editor a name, and the role author, publisher or approver.');
    if (!response.ok)
      throw new EditorsError(
        `The services answered ${response.status} to the invitation. Their log says why.`,
      );
    return NEW_KEY.parse(await response.json()).key;
  }

  /** Returns a one-time key for the first editor. Creates the editor if there is none. */
  async inviteFirst(): Promise<string> {
    const first = (await this.#users()).find(({ activated, role }) => activated && role === 'approver');
    return first ? this.invite(nameOf(first)) : this.invite('Owner', 'approver');
  }

  /** Returns a line for each editor, unused key and token. */
  async list(): Promise<string[]> {
    const [users, keys, tokens] = await Promise.all([
      this.#users(),
      this.#read(`${ORGANIZATION}/invitations?limit=1000`, listOf(KEY)),
      this.#read(`${ORGANIZATION}/access_tokens?limit=1000`, listOf(TOKEN)),
    ]);
    return users.flatMap((user) => {
      const { id } = user.sys;
      const own = ({ sys }: { sys: { id: string } }): boolean => sys.id === id;
      return [
        `${id}  ${nameOf(user)}, ${user.activated ? user.role : 'revoked'}`,
        ...keys.items
          .filter(({ sys }) => own(sys.user))
          .map(({ sys }) => `  ${sys.id}  key, unused, until ${sys.expiresAt}`),
        ...tokens.items
          .filter(({ sys }) => own(sys.createdBy))
          .map(
            ({ sys, name }) =>
              `  ${sys.id}  ${name}, since ${sys.createdAt}, until ${sys.expiresAt ?? 'revoked'}`,
          ),
      ];
    });
  }

  /**
   * Revokes a key, a token, or an editor with all keys and tokens.
   * @throws EditorsError when nothing has this ID
   */
  async revoke(id: string): Promise<void> {
    const path = encodeURIComponent(id);
    for (const [method, address] of [
      ['DELETE', `${ORGANIZATION}/users/${path}`],
      ['DELETE', `${ORGANIZATION}/invitations/${path}`],
      ['PUT', `/users/me/access_tokens/${path}/revoked`],
    ] as const)
      if ((await this.#request(method, address)).ok) return;
    throw new EditorsError(
      `No editor, key or session has the id ${id}. List them with "npm run studio -- keys".`,
    );
  }
}
