/** What was typed and did not reach the service yet, stored by the browser: a tab may be closed or killed. */
import { z } from 'zod';
import type { Change } from './change-log.ts';

const PREFIX = 'studio-unsent';
const TAB = crypto.randomUUID();

const stored = z.object({
  at: z.iso.datetime(),
  changes: z.array(
    z.object({
      field: z.string(),
      locale: z.string(),
      before: z.unknown().optional(),
      after: z.unknown().optional(),
    }),
  ),
});

export interface Unsent {
  key: string;
  at: string;
  changes: Change[];
}

const lockOf = (tab: string): string => `${PREFIX}:${tab}`;

// The browser gives the lock back when the tab ends, however it ends.
if (typeof navigator !== 'undefined' && 'locks' in navigator)
  void navigator.locks.request(lockOf(TAB), () => new Promise(() => undefined));

/** Keeps what is unsent of one entry, or nothing. */
export class UnsentStore {
  readonly #entity: string;
  readonly #storage: Storage;

  constructor(entity: string, storage: Storage) {
    this.#entity = entity;
    this.#storage = storage;
  }

  get #key(): string {
    return `${PREFIX}:${this.#entity}:${TAB}`;
  }

  store(changes: Change[]): void {
    if (!changes.length) return this.#storage.removeItem(this.#key);
    try {
      this.#storage.setItem(this.#key, JSON.stringify({ at: new Date().toISOString(), changes }));
    } catch {
      // The storage is full: the changes are still in the form, and on their way to the service.
    }
  }

  /** What tabs left that are no longer open. */
  async left(): Promise<Unsent[]> {
    const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
    const open = new Set([lockOf(TAB), ...held.map(({ name }) => name)]);
    const start = `${PREFIX}:${this.#entity}:`;
    return Object.keys(this.#storage)
      .filter((key) => key.startsWith(start) && !open.has(lockOf(key.slice(start.length))))
      .flatMap((key) => {
        const text = this.#storage.getItem(key) ?? '';
        const { data } = z.preprocess((value) => parsedJson(value), stored).safeParse(text);
        return data
          ? [
              {
                key,
                at: data.at,
                changes: data.changes.map(({ field, locale, before, after }) => ({
                  field,
                  locale,
                  before,
                  after,
                })),
              },
            ]
          : [];
      });
  }

  forget(key: string): void {
    this.#storage.removeItem(key);
  }
}

function parsedJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
