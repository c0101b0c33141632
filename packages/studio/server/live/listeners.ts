import type { Session } from '../sessions/sessions.ts';

export type LiveEvent =
  | { type: 'changed'; entity: 'Entry' | 'Asset'; id: string; version: number; by: string }
  | { type: 'presence'; entryId: string; editors: { id: string; name: string }[] };

export interface Listener {
  session: Session;
  send: (event: LiveEvent) => void;
  close: () => void;
}

/** Maximum number of streams per session. Each tab has one stream. */
const MAX_PER_SESSION = 20;

/** The open event streams. */
export class Listeners {
  readonly #listeners = new Set<Listener>();

  /** Adds a stream. If its session has too many, the oldest one is closed. */
  add(listener: Listener): void {
    const others = [...this.#listeners].filter(({ session }) => session.id === listener.session.id);
    if (others.length >= MAX_PER_SESSION) others[0]?.close();
    this.#listeners.add(listener);
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  get size(): number {
    return this.#listeners.size;
  }

  sessions(): Session[] {
    return [...new Map([...this.#listeners].map(({ session }) => [session.id, session])).values()];
  }

  broadcast(event: LiveEvent): void {
    for (const { send } of this.#listeners) send(event);
  }

  closeOf(session: string): void {
    for (const listener of this.#listeners) if (listener.session.id === session) listener.close();
  }
}
