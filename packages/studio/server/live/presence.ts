import type { Session } from '../sessions/sessions.ts';
import type { Listeners, LiveEvent } from './listeners.ts';

const LIFETIME_MS = 30_000;
const SWEEP_MS = 5_000;

interface Opened {
  user: Session['user'];
  expiresAt: number;
}

/** Tracks which editors have which entry open. */
export class Presence {
  readonly #listeners: Listeners;
  /** Open entries, by entry id and session id. */
  readonly #entries = new Map<string, Map<string, Opened>>();
  readonly #timer: NodeJS.Timeout;

  constructor(listeners: Listeners) {
    this.#listeners = listeners;
    this.#timer = setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  /** Records that an editor has an entry open, for 30 seconds unless renewed. Null means no entry. */
  open({ id, user }: Session, entryId: string | null): void {
    for (const [entry, opened] of this.#entries)
      if (entry !== entryId && opened.delete(id)) this.#notify(entry);
    if (entryId === null) return;
    const opened = this.#entries.get(entryId) ?? new Map<string, Opened>();
    const isNew = !opened.has(id);
    opened.set(id, { user, expiresAt: Date.now() + LIFETIME_MS });
    this.#entries.set(entryId, opened);
    if (isNew) this.#notify(entryId);
  }

  sweep(now = Date.now()): void {
    for (const [entryId, opened] of this.#entries) {
      const expired = [...opened].filter(([, { expiresAt }]) => expiresAt <= now);
      for (const [session] of expired) opened.delete(session);
      if (expired.length > 0) this.#notify(entryId);
    }
  }

  /** Returns the presence events to send at the start of a stream. */
  events(): LiveEvent[] {
    return [...this.#entries.keys()].map((entryId) => this.#event(entryId));
  }

  #event(entryId: string): LiveEvent {
    const opened = [...(this.#entries.get(entryId)?.values() ?? [])];
    const editors = new Map(opened.map(({ user }) => [user.id, user]));
    return { type: 'presence', entryId, editors: [...editors.values()] };
  }

  #notify(entryId: string): void {
    this.#listeners.broadcast(this.#event(entryId));
    if (this.#entries.get(entryId)?.size === 0) this.#entries.delete(entryId);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
