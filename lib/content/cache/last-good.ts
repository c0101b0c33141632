/** The last good value of each key, in this process, the least recently used going first. */
export class LastGood<T> {
  readonly #values = new Map<string, T>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  put(key: string, value: T): void {
    this.#values.delete(key);
    this.#values.set(key, value);
    const oldest = this.#values.keys().next();
    if (this.#values.size > this.#size && !oldest.done) this.#values.delete(oldest.value);
  }

  delete(key: string): void {
    this.#values.delete(key);
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.put(key, value);
    return value;
  }
}
