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

// Marks the tab as open. The browser releases the lock when the tab closes or crashes.
if (typeof navigator !== 'undefined' && 'locks' in navigator)
  void navigator.locks.request(lockOf(TAB), () => new Promise(() => undefined));

/** Stores the unsaved changes of one entry or asset in the browser, in case the tab is closed or killed. */
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
      // The storage is full. The changes are still in the form and will be saved from there.
    }
  }

  /** Returns the unsaved changes of tabs that are no longer open. */
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
