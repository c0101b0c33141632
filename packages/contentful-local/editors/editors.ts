/** Editors are users of the management API who have a role and personal access tokens (docs/services.md, "Editors"). */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import type { Actor } from '../space/actor.ts';
import { RecordFolder } from '../space/record-folder.ts';
import { StoreError } from '../space/store-error.ts';

const SECRET_BYTES = 32;
const HOUR_MS = 3_600_000;
const KEY_LIFETIME_MS = 72 * HOUR_MS;
/** Lifetime of the token that is issued at sign-in. */
const SIGN_IN_LIFETIME_MS = 14 * 24 * HOUR_MS;
/** Limits per editor. The oldest keys and tokens are dropped first. */
const MAX_KEYS = 10;
const MAX_TOKENS = 50;

export const ROLE = z.enum(['author', 'publisher', 'approver']);
export type EditorRole = z.infer<typeof ROLE>;

const SECRET = z.object({
  id: z.string(),
  /** SHA-256. The secret itself is never stored. */
  digest: z.string(),
  createdAt: z.string(),
});
const KEY = SECRET.extend({ expiresAt: z.string() });
const TOKEN = SECRET.extend({ name: z.string(), expiresAt: z.string().optional() });
export type SignInKey = z.infer<typeof KEY>;
export type PersonalToken = z.infer<typeof TOKEN>;

const EDITOR = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: ROLE,
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Set when the editor's access was revoked. The record stays so that the history can show the name. */
  revokedAt: z.string().optional(),
  keys: z.array(KEY),
  tokens: z.array(TOKEN),
});
export type Editor = z.infer<typeof EDITOR>;

/** A new key or token. Its secret is returned only once, on creation. */
export interface Issued<T> {
  editor: Editor;
  issued: T;
  secret: string;
}

interface Name {
  firstName: string;
  lastName: string;
}

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const newSecret = (prefix: string): string => prefix + randomBytes(SECRET_BYTES).toString('base64url');
const isValid = ({ expiresAt }: { expiresAt?: string | undefined }, now: number): boolean =>
  expiresAt === undefined || Date.parse(expiresAt) > now;

/** The editors of the service. Changes are durable on return. */
export class Editors {
  readonly #records: RecordFolder<Editor>;
  /** Editor ids by token digest. Looking up digests instead of tokens prevents timing attacks. */
  readonly #byToken = new Map<string, string>();

  constructor(folder: string) {
    this.#records = new RecordFolder(folder, EDITOR);
    this.#index();
  }

  #index(): void {
    this.#byToken.clear();
    for (const { id, tokens } of this.#records.list())
      for (const { digest } of tokens) this.#byToken.set(digest, id);
  }

  /**
   * Watches for changes made by another process.
   * @returns a function that stops following
   */
  watch(): () => void {
    return this.#records.watch(() => this.#index());
  }

  /** Returns all editors, oldest first. */
  list(): Editor[] {
    return this.#records.list().sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  }

  get(id: string): Editor | undefined {
    return this.#records.get(id);
  }

  /** Returns the owner of a token, or undefined if the token is unknown, expired or revoked. */
  actorOf(token: string): Actor | undefined {
    const digest = digestOf(token);
    const editor = this.#records.get(this.#byToken.get(digest) ?? '');
    const found = editor?.tokens.find((one) => one.digest === digest);
    return editor && found && isValid(found, Date.now()) ? this.actor(editor.id) : undefined;
  }

  /** Returns an editor's current rights, or undefined if the editor is unknown or revoked. */
  actor(id: string): Actor | undefined {
    const editor = this.#records.get(id);
    return editor?.revokedAt === undefined ? editor && { id, role: editor.role } : undefined;
  }

  /**
   * Issues a sign-in key to the editor with this name, and creates the editor if there is none.
   * @param role replaces the editor's role; new editors are authors by default
   */
  invite(name: Name, role?: EditorRole): Issued<SignInKey> {
    const before = this.#records.list().find((one) => sameName(one, name) && one.revokedAt === undefined);
    const now = new Date();
    const editor = before ?? {
      ...name,
      id: newId(),
      role: 'author',
      version: 0,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      keys: [],
      tokens: [],
    };
    const secret = newSecret('');
    const issued = {
      id: newId(),
      digest: digestOf(secret),
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + KEY_LIFETIME_MS).toISOString(),
    };
    const valid = editor.keys.filter((key) => isValid(key, now.getTime()));
    const keys = [...valid, issued].slice(-MAX_KEYS);
    return { editor: this.#put({ ...editor, role: role ?? editor.role, keys }), issued, secret };
  }

  /**
   * Exchanges a single-use sign-in key for a new token.
   * @returns undefined when the key is unknown, used or expired
   */
  accept(key: string, name: string): Issued<PersonalToken> | undefined {
    const digest = digestOf(key);
    for (const editor of this.#records.list()) {
      const used = editor.keys.find((one) => one.digest === digest);
      if (!used || !isValid(used, Date.now())) continue;
      const keys = editor.keys.filter((one) => one !== used);
      const expiresAt = new Date(Date.now() + SIGN_IN_LIFETIME_MS).toISOString();
      return this.#issue({ ...editor, keys }, name, expiresAt);
    }
    return undefined;
  }

  /**
   * Issues a token to an editor.
   * @param seconds lifetime of the token; unlimited when omitted
   * @throws StoreError NotFound
   */
  createToken(id: string, name: string, seconds?: number): Issued<PersonalToken> {
    const expiresAt = seconds === undefined ? undefined : new Date(Date.now() + seconds * 1000).toISOString();
    return this.#issue(this.#existing(id), name, expiresAt);
  }

  #issue(editor: Editor, name: string, expiresAt: string | undefined): Issued<PersonalToken> {
    const secret = newSecret('CFPAT-');
    const createdAt = new Date().toISOString();
    const issued = { id: newId(), digest: digestOf(secret), createdAt, name, expiresAt };
    const valid = editor.tokens.filter((token) => isValid(token, Date.now()));
    const tokens = [...valid, issued].slice(-MAX_TOKENS);
    return { editor: this.#put({ ...editor, tokens }), issued, secret };
  }

  /**
   * Revokes a key or a token by its id.
   * @returns its editor, or undefined if no editor has it
   */
  revoke(id: string): Editor | undefined {
    const has = (secrets: readonly { id: string }[]): boolean => secrets.some((secret) => secret.id === id);
    const editor = this.#records.list().find(({ keys, tokens }) => has(keys) || has(tokens));
    return (
      editor &&
      this.#put({
        ...editor,
        keys: editor.keys.filter((key) => key.id !== id),
        tokens: editor.tokens.filter((token) => token.id !== id),
      })
    );
  }

  /**
   * Revokes all keys and tokens of an editor. The editor's name stays.
   * @throws StoreError NotFound
   */
  remove(id: string): void {
    const revokedAt = new Date().toISOString();
    this.#put({ ...this.#existing(id), keys: [], tokens: [], revokedAt });
  }

  #existing(id: string): Editor {
    const editor = this.#records.get(id);
    if (!editor || editor.revokedAt !== undefined)
      throw new StoreError('NotFound', 'The resource could not be found.');
    return editor;
  }

  #put(editor: Editor): Editor {
    const before = this.#records.get(editor.id);
    const updatedAt = new Date().toISOString();
    const saved = this.#records.put({ ...editor, version: editor.version + 1, updatedAt });
    for (const { digest } of before?.tokens ?? []) this.#byToken.delete(digest);
    for (const { digest } of saved.tokens) this.#byToken.set(digest, saved.id);
    return saved;
  }
}

const sameName = (a: Name, b: Name): boolean =>
  fullName(a).toLocaleLowerCase() === fullName(b).toLocaleLowerCase();

const fullName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`.trim();
