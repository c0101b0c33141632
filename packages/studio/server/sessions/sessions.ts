import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { digestOf, seal, unseal } from './seal.ts';

const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;
/** Maximum number of stored sessions. Beyond it, the oldest are removed. */
const MAX_SESSIONS = 1_000;

const STORED = z.record(z.string(), z.object({ sealed: z.string(), expiresAt: z.number() }));
const SEALED = z.object({
  token: z.string(),
  tokenId: z.string(),
  user: z.object({ id: z.string(), name: z.string() }),
});

export interface Session extends z.infer<typeof SEALED> {
  /** Identifies the session, but gives no access to it. */
  id: string;
}

/**
 * Sessions of editors, which survive a restart. The browser has a random secret, and the server stores an access
 * token encrypted with that secret.
 */
export class Sessions {
  readonly #file: string;
  readonly #stored: Map<string, { sealed: string; expiresAt: number }>;
  readonly #onEnd = new Set<(id: string) => void>();

  constructor(file: string) {
    this.#file = file;
    this.#stored = new Map(Object.entries(readStored(file)));
  }

  onEnd(listener: (id: string) => void): void {
    this.#onEnd.add(listener);
  }

  /** Begins a session. @returns the secret for its cookie */
  begin(session: Omit<Session, 'id'>, expiresAt: Date): string {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const sealed = seal(JSON.stringify(session), secret);
    this.#stored.set(digestOf(secret), { sealed, expiresAt: expiresAt.getTime() });
    const now = Date.now();
    for (const [id, { expiresAt: end }] of this.#stored)
      if (end <= now || this.#stored.size > MAX_SESSIONS) this.#stored.delete(id);
    this.#write();
    return secret;
  }

  /** Returns the session of a cookie; undefined when the cookie is forged or the session has ended. */
  find(secret: string | undefined): Session | undefined {
    if (secret === undefined || !SECRET.test(secret)) return undefined;
    const id = digestOf(secret);
    const stored = this.#stored.get(id);
    if (!stored || stored.expiresAt <= Date.now()) return undefined;
    const text = unseal(stored.sealed, secret);
    return text === undefined ? undefined : { id, ...SEALED.parse(JSON.parse(text)) };
  }

  end(id: string): void {
    if (!this.#stored.delete(id)) return;
    this.#write();
    for (const listener of this.#onEnd) listener(id);
  }

  #write(): void {
    const temporary = `${this.#file}.${process.pid}.tmp`;
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
    writeFileSync(temporary, JSON.stringify(Object.fromEntries(this.#stored)), { mode: 0o600, flush: true });
    renameSync(temporary, this.#file);
  }
}

/** Reads the stored sessions. Returns none if the file is damaged, so everybody has to sign in again. */
function readStored(file: string): z.infer<typeof STORED> {
  if (!existsSync(file)) return {};
  try {
    return STORED.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`Sessions couldn’t be read, so everyone has to sign in again: ${String(error)}`);
    return {};
  }
}
