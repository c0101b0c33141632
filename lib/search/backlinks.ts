interface LinkingEntry {
  id: string;
  type: string;
  values: Record<string, unknown>;
}

/** Fields whose links are followed backwards, by content type. */
const FIELDS: Readonly<Record<string, string>> = {
  jobsToBeDone: 'products',
  recommenderProducts: 'product',
  product: 'safetyDataSheets',
};

/**
 * Links between entries, followed backwards. For example, the uses of a product are stated in the jobs and rules that
 * link to it.
 */
export class Backlinks {
  readonly #sources = new Map<string, Set<string>>();

  static #targets(entry: LinkingEntry | undefined): string[] {
    const field = entry && FIELDS[entry.type];
    const value = field && entry.values[field];
    return (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');
  }

  /** Returns the ids of the entries that link to an entry. */
  to(id: string): readonly string[] {
    return [...(this.#sources.get(id) ?? [])];
  }

  /** Replaces the links of an entry. @returns the ids that the entry linked to before or links to now */
  replace(before: LinkingEntry | undefined, after: LinkingEntry | undefined): string[] {
    const [old, current] = [Backlinks.#targets(before), Backlinks.#targets(after)];
    for (const target of old) if (before) this.#sources.get(target)?.delete(before.id);
    for (const target of current)
      if (after) this.#sources.set(target, (this.#sources.get(target) ?? new Set<string>()).add(after.id));
    return [...old, ...current];
  }
}
