export type EntityKind = 'Entry' | 'Asset';
export interface Changed {
  sys: { id: string; version: number };
}
type Listener = (kind: EntityKind, entity: Changed) => void;

/** Notifies cards, titles and the preview of entries and assets that were changed in this tab. */
export class EntityChanges {
  readonly #listeners = new Set<Listener>();

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  emit(kind: EntityKind, entity: Changed): void {
    for (const listener of this.#listeners) listener(kind, entity);
  }
}
