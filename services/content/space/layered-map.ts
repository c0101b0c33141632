/** Changes above the base are merged into it when there are more. */
const MERGED_ABOVE = 500;

/**
 * An immutable map of which `changed` makes the next one at the price of the changes, not of the whole: a few
 * changes stand in a layer above a base that all of them share.
 */
export class LayeredMap<T> {
  readonly #base: ReadonlyMap<string, T>;
  /** A key with undefined is no longer in the map. */
  readonly #layer: ReadonlyMap<string, T | undefined>;

  constructor(base: ReadonlyMap<string, T>, layer: ReadonlyMap<string, T | undefined> = new Map()) {
    this.#base = base;
    this.#layer = layer;
  }

  get(key: string): T | undefined {
    return this.#layer.has(key) ? this.#layer.get(key) : this.#base.get(key);
  }

  /** The values, in no particular order. */
  *values(): Generator<T> {
    for (const [key, value] of this.#base) if (!this.#layer.has(key)) yield value;
    for (const value of this.#layer.values()) if (value !== undefined) yield value;
  }

  /** The map after changes; undefined removes. This one stays as it is. */
  changed(changes: ReadonlyMap<string, T | undefined>): LayeredMap<T> {
    if (changes.size === 0) return this;
    const layer = new Map([...this.#layer, ...changes]);
    if (layer.size <= MERGED_ABOVE) return new LayeredMap(this.#base, layer);
    const base = new Map(this.#base);
    for (const [key, value] of layer) {
      if (value === undefined) base.delete(key);
      else base.set(key, value);
    }
    return new LayeredMap(base);
  }
}
