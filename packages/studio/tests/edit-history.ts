/** What several editors typed into fields, and which value each of them had before their eyes: nobody may lose a value unseen. */
export interface Write {
  entry: string;
  version: number;
  fields: Record<string, unknown>;
}

/** Values end with a letter of who typed them. */
export class EditHistory {
  /** Of each value, those that its editor saw and replaced by it. */
  readonly #seen = new Map<string, Set<string>>();
  /** Values that their own editor typed over, or gave up in a conflict. */
  readonly #givenUp = new Set<string>();
  readonly #writes: Write[] = [];

  /** An editor typed a value where the form showed another one. */
  typed(value: string, seen: string): void {
    this.#seen.set(value, (this.#seen.get(value) ?? new Set()).add(seen));
    // What somebody types over themselves need not be saved.
    if (value.at(-1) === seen.at(-1)) this.#givenUp.add(seen);
  }

  /** An editor took one of the two values of a conflict. */
  resolved(mine: string, theirs: string, choice: 'mine' | 'theirs'): void {
    if (choice === 'theirs') this.#givenUp.add(mine);
    else this.typed(mine, theirs);
  }

  /** The service saved a version. */
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

  /** Values that were replaced by an editor who never saw them, as sentences. */
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

  /** Values that were typed, never saved, and given up by nobody. */
  lost(): string[] {
    const saved = new Set(this.#writes.flatMap(({ fields }) => Object.values(fields)));
    return [...this.#seen.keys()].filter((value) => !saved.has(value) && !this.#givenUp.has(value));
  }

  /** What the service must have at the end. */
  latest(entry: string): Write | undefined {
    return this.#writes
      .filter((one) => one.entry === entry)
      .toSorted((one, other) => other.version - one.version)[0];
  }
}
