import type { ContentType, Entry, Field, View } from '../space/types.ts';
import { newestFirst } from '../space/view.ts';
import {
  entryPredicate,
  filterFields,
  isEmptyFilter,
  isFilter,
  listOf,
  splitKey,
  type Filter,
} from './filter.ts';
import { allowedTypes, linkKind } from './names.ts';
import { viewOf, type ReadContext } from './nodes.ts';
import { localeChain, type Scope } from './scope.ts';

const strings = (value: unknown): string[] => listOf(value).filter((item) => typeof item === 'string');

/** Narrows down the entries of a type by the parts of a filter that have an index. */
class Candidates {
  readonly #context: ReadContext;
  readonly #scope: Scope;
  readonly #view: View;

  constructor(context: ReadContext, scope: Scope) {
    this.#context = context;
    this.#scope = scope;
    this.#view = viewOf(context, scope);
  }

  /** Returns a superset of the entries that satisfy the filter, or undefined if no index applies. */
  of(type: ContentType, where: Filter): Set<Entry> | undefined {
    const fields = filterFields(type);
    let smallest: Set<Entry> | undefined;
    for (const [key, expected] of Object.entries(where)) {
      if (expected === null || expected === undefined) continue;
      const found = this.#ofKey(type, fields, key, expected);
      if (found && (!smallest || found.size < smallest.size)) smallest = found;
    }
    return smallest;
  }

  #ofKey(
    type: ContentType,
    fields: ReadonlyMap<string, Field>,
    key: string,
    expected: unknown,
  ): Set<Entry> | undefined {
    if (key === 'sys') return isFilter(expected) ? this.#bySys(expected) : undefined;
    const parts = listOf(expected).filter(isFilter);
    if (key === 'AND') return this.#intersection(type, parts);
    if (key === 'OR') return this.#union(type, parts);
    const found = splitKey(key, (id) => fields.has(id));
    const field = found && fields.get(found.id);
    if (!field) return undefined;
    if (field.type === 'Symbol' && (found.operator === 'equal' || found.operator === 'in'))
      return this.#bySymbol(type, field, strings(expected));
    return isFilter(expected) && linkKind(field)?.to === 'Entry'
      ? this.#byTarget(type, field, expected)
      : undefined;
  }

  #intersection(type: ContentType, parts: Filter[]): Set<Entry> | undefined {
    const found = parts.map((part) => this.of(type, part)).filter((set) => set !== undefined);
    return found.reduce<Set<Entry> | undefined>(
      (least, set) => (!least || set.size < least.size ? set : least),
      undefined,
    );
  }

  #union(type: ContentType, parts: Filter[]): Set<Entry> | undefined {
    const all = new Set<Entry>();
    for (const part of parts) {
      const found = this.of(type, part);
      if (!found) return undefined;
      for (const entry of found) all.add(entry);
    }
    return parts.length === 0 ? undefined : all;
  }

  #bySys(expected: Filter): Set<Entry> | undefined {
    const ids = expected.id ?? expected.id_in;
    if (ids === null || ids === undefined) return undefined;
    return new Set(strings(ids).flatMap((id) => this.#view.entry(id) ?? []));
  }

  #bySymbol(type: ContentType, field: Field, values: string[]): Set<Entry> {
    const { space } = this.#context;
    // A value from a fallback locale is indexed under that locale.
    const locales = field.localized ? localeChain(space, this.#scope.locale) : [space.defaultLocale.code];
    return new Set(
      locales.flatMap((locale) =>
        values.flatMap((value) => this.#view.entriesWith(type.sys.id, field.id, locale, value)),
      ),
    );
  }

  /** Returns the entries that link to a match of the nested filter. */
  #byTarget(type: ContentType, field: Field, expected: Filter): Set<Entry> | undefined {
    const allowed = allowedTypes(field) ?? [];
    if (allowed.length === 0 || isEmptyFilter(expected)) return undefined;
    const owners = new Set<Entry>();
    for (const id of allowed) {
      const target = this.#context.space.contentTypes.get(id);
      const targets = target && this.of(target, expected);
      if (!targets) return undefined;
      for (const entry of targets) {
        for (const linking of this.#view.linkingTo('Entry', entry.sys.id)) {
          if (linking.entry.sys.contentType.sys.id === type.sys.id) owners.add(linking.entry);
        }
      }
    }
    return owners;
  }
}

/**
 * Returns the entries of a type that satisfy a filter, in the API's default order. Uses the space's indexes where
 * possible.
 */
export function findEntries(
  context: ReadContext,
  scope: Scope,
  type: ContentType,
  where: Filter | null | undefined,
): readonly Entry[] {
  const view = viewOf(context, scope);
  if (!where || isEmptyFilter(where)) return view.entriesOf(type.sys.id);
  const matches = entryPredicate(context, scope, where);
  const candidates = new Candidates(context, scope).of(type, where);
  if (!candidates) return view.entriesOf(type.sys.id).filter(matches);
  return [...candidates]
    .filter((entry) => entry.sys.contentType.sys.id === type.sys.id && matches(entry))
    .sort(newestFirst);
}
