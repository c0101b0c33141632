/**
 * Content source maps tell which field each string of a preview response comes from, in the shape that
 * `encodeGraphQLResponse` of @contentful/live-preview reads. With them, an editor can click text in the preview to open
 * its field.
 */
import { responsePathAsArray, type GraphQLResolveInfo } from 'graphql';
import type { Asset, Entry, Field, Space } from '../space/types.ts';
import { localeChain, type Scope } from './scope.ts';

/** Field types with clickable text. */
const MAPPED = new Set<string>(['Symbol', 'Text', 'RichText', 'Array']);
const WIDGETS: Record<string, string> = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
  RichText: 'richTextEditor',
  Array: 'tagEditor',
};

/** Stores distinct values. Mappings refer to them by index. */
class Numbered<T> {
  readonly #numbers = new Map<string, number>();
  readonly values: T[] = [];

  numberOf(value: T): number {
    const key = JSON.stringify(value);
    const existing = this.#numbers.get(key);
    if (existing !== undefined) return existing;
    this.#numbers.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

interface Place {
  space: number;
  environment: number;
  id: string;
}

/** Records the source maps of one response while its fields are resolved. */
export class SourceMaps {
  readonly #space: Space;
  readonly #fields = new Numbered<string>();
  readonly #locales = new Numbered<string>();
  readonly #fieldTypes = new Numbered<string>();
  readonly #editorInterfaces = new Numbered<{ widgetId: string; widgetNamespace: string }>();
  readonly #entries = new Numbered<Place>();
  readonly #assets = new Numbered<Place>();
  readonly #mappings: Record<string, { source: Record<string, number> }> = {};

  constructor(space: Space) {
    this.#space = space;
  }

  #record(info: GraphQLResolveInfo, source: Record<string, number>): void {
    const path = ['data', ...responsePathAsArray(info.path)];
    // JSON pointers, RFC 6901.
    const pointer = path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    this.#mappings[pointer] = { source };
  }

  #place(id: string): Place {
    return { space: 0, environment: 0, id };
  }

  /** Returns the index of the locale that a value comes from: the requested one or a fallback. */
  #localeOf(values: Record<string, unknown> | undefined, localized: boolean, scope: Scope): number {
    const chain = localized ? localeChain(this.#space, scope.locale) : [];
    const found = chain.find((code) => values?.[code] !== undefined && values[code] !== null);
    return this.#locales.numberOf(found ?? this.#space.defaultLocale.code);
  }

  entryField(info: GraphQLResolveInfo, scope: Scope, entry: Entry, field: Field): void {
    if (!MAPPED.has(field.type)) return;
    const controls = this.#space.editorInterfaces.get(entry.sys.contentType.sys.id)?.controls;
    const control = controls?.find(({ fieldId }) => fieldId === field.id);
    this.#record(info, {
      entry: this.#entries.numberOf(this.#place(entry.sys.id)),
      field: this.#fields.numberOf(field.id),
      locale: this.#localeOf(entry.fields[field.id], field.localized, scope),
      fieldType: this.#fieldTypes.numberOf(field.type),
      editorInterface: this.#editorInterfaces.numberOf({
        widgetId: control?.widgetId ?? WIDGETS[field.type] ?? 'singleLine',
        widgetNamespace: control?.widgetNamespace ?? 'builtin',
      }),
    });
  }

  assetField(info: GraphQLResolveInfo, scope: Scope, asset: Asset, key: 'title' | 'description'): void {
    this.#record(info, {
      asset: this.#assets.numberOf(this.#place(asset.sys.id)),
      field: this.#fields.numberOf(key),
      locale: this.#localeOf(asset.fields[key], true, scope),
      fieldType: this.#fieldTypes.numberOf('Symbol'),
      editorInterface: this.#editorInterfaces.numberOf({
        widgetId: 'singleLine',
        widgetNamespace: 'builtin',
      }),
    });
  }

  /** Returns the value of `extensions.contentSourceMaps`. */
  extension(): Record<string, unknown> {
    return {
      version: 1,
      spaces: [this.#space.id],
      environments: [this.#space.environmentId],
      fieldTypes: this.#fieldTypes.values,
      editorInterfaces: this.#editorInterfaces.values,
      fields: this.#fields.values,
      locales: this.#locales.values,
      entries: this.#entries.values,
      assets: this.#assets.values,
      mappings: this.#mappings,
    };
  }
}

/** Returns the recorder of source maps, or undefined outside preview or if the query does not request them. */
export function sourceMapsOf(context: { sourceMaps?: SourceMaps }, scope: Scope): SourceMaps | undefined {
  return scope.preview ? context.sourceMaps : undefined;
}
