export interface Write {
  entry: string;
  version: number;
  fields: Record<string, unknown>;
}

/**
 * Records the values that several editors typed and saw, to check that no value is lost or overwritten unseen. The
 * last letter of a value identifies its editor.
 */
export class EditHistory {
  /** Earlier values that an editor saw and replaced, by the new value. */
  readonly #seen = new Map<string, Set<string>>();
  /** Values that their own editor replaced, or gave up in a conflict. */
  readonly #givenUp = new Set<string>();
  readonly #writes: Write[] = [];

  /** Records that an editor typed a value over the one that the form displayed. */
  typed(value: string, seen: string): void {
    this.#seen.set(value, (this.#seen.get(value) ?? new Set()).add(seen));
    // A value that its own editor replaces does not have to be saved.
    if (value.at(-1) === seen.at(-1)) this.#givenUp.add(seen);
  }

  /** Records which value of a conflict an editor chose. */
  resolved(mine: string, theirs: string, choice: 'mine' | 'theirs'): void {
    if (choice === 'theirs') this.#givenUp.add(mine);
    else this.typed(mine, theirs);
  }

  wrote(write: Write): void {
    this.#writes.push(write);
  }

  #knew(value: string, earlier: string): boolean {
    const waiting = [value];
    const visited = new Set<string>();
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (one === earlier) return true;
      if (visited.has(one)) continue;
      visited.add(one);
      waiting.push(...(this.#seen.get(one) ?? []));
    }
    return false;
  }

  /** Returns a sentence for each value that was replaced by an editor who never saw it. */
  overwritten(): string[] {
    const versions = this.#writes.toSorted((one, other) => one.version - other.version);
    const latest = new Map<string, Write>();
    return versions.flatMap((write) => {
      const before = latest.get(write.entry);
      latest.set(write.entry, write);
      return Object.entries(before?.fields ?? {}).flatMap(([field, earlier]) => {
        const value = write.fields[field];
        const wasSeen =
          value === earlier ||
          (typeof value === 'string' && typeof earlier === 'string' && this.#knew(value, earlier));
        const seen = [...(this.#seen.get(String(value)) ?? [])].join(', ');
        return wasSeen
          ? []
          : [
              `${write.entry}.${field}: ${String(earlier)} became ${String(value)} unseen, typed over ${seen} (version ${write.version})`,
            ];
      });
    });
  }

  /** Returns the values that were typed, but neither saved nor given up. */
  lost(): string[] {
    const saved = new Set(this.#writes.flatMap(({ fields }) => Object.values(fields)));
    return [...this.#seen.keys()].filter((value) => !saved.has(value) && !this.#givenUp.has(value));
  }

  /** Returns the latest saved version, which the API must have at the end. */
  latest(entry: string): Write | undefined {
    return this.#writes
      .filter((one) => one.entry === entry)
      .toSorted((one, other) => other.version - one.version)[0];
  }
}
