/** Maximum number of changes in the layer. Above it, they are merged into the base. */
const MAX_LAYER_SIZE = 500;

/**
 * An immutable map. `changed` takes time in proportion to the changes, not to the whole map, because changes form a
 * layer above a shared base.
 */
export class LayeredMap<T> {
  readonly #base: ReadonlyMap<string, T>;
  /** Undefined marks a deleted key. */
  readonly #layer: ReadonlyMap<string, T | undefined>;

  constructor(base: ReadonlyMap<string, T>, layer: ReadonlyMap<string, T | undefined> = new Map()) {
    this.#base = base;
    this.#layer = layer;
  }

  get(key: string): T | undefined {
    return this.#layer.has(key) ? this.#layer.get(key) : this.#base.get(key);
  }

  /** Returns the values, in no particular order. */
  *values(): Generator<T> {
    for (const [key, value] of this.#base) if (!this.#layer.has(key)) yield value;
    for (const value of this.#layer.values()) if (value !== undefined) yield value;
  }

  /** Returns a map with the changes applied. The value undefined deletes a key. This map is not modified. */
  changed(changes: ReadonlyMap<string, T | undefined>): LayeredMap<T> {
    if (changes.size === 0) return this;
    const layer = new Map([...this.#layer, ...changes]);
    if (layer.size <= MAX_LAYER_SIZE) return new LayeredMap(this.#base, layer);
    const base = new Map(this.#base);
    for (const [key, value] of layer) {
      if (value === undefined) base.delete(key);
      else base.set(key, value);
    }
    return new LayeredMap(base);
  }
}
