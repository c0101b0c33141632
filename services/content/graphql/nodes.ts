import type { GraphQLError } from 'graphql';
import type { Asset, ContentType, Entry, Field, Link, Locale, Space, View } from '../space/types.ts';
import { contentError } from './errors.ts';
import { allowedTypes } from './names.ts';

/** What one request reads from. */
export interface ReadContext {
  space: Space;
  /** Whether the token may see drafts. */
  mayPreview: boolean;
  publicImageBase: string;
}

/** Locale and view that a part of the answer inherits from what stands above it. */
export interface Scope {
  locale: string;
  preview: boolean;
}

export interface EntryNode extends Scope {
  kind: 'entry';
  entry: Entry;
}

export interface AssetNode extends Scope {
  kind: 'asset';
  asset: Asset;
}

export type Node = EntryNode | AssetNode;

export interface ScopeArguments {
  locale?: string | null;
  preview?: boolean | null;
}

/** The scope below a field: its own arguments, else what it inherits. @throws GraphQLError UNKNOWN_LOCALE, ACCESS_TOKEN_INVALID */
export function scopeOf(context: ReadContext, parent: Scope | undefined, args: ScopeArguments): Scope {
  const locale = args.locale ?? parent?.locale ?? context.space.defaultLocale.code;
  localeOf(context.space, locale);
  const preview = args.preview ?? parent?.preview ?? false;
  if (preview && !context.mayPreview) {
    throw contentError('ACCESS_TOKEN_INVALID', 'The access token you sent does not give access to preview content.');
  }
  return { locale, preview };
}

function localeOf(space: Space, code: string): Locale {
  const locale = space.locales.find((candidate) => candidate.code === code);
  if (!locale) throw contentError('UNKNOWN_LOCALE', `Unknown locale: ${code}`, { locale: code });
  return locale;
}

/** The view of a scope. */
export function viewOf(context: ReadContext, scope: Scope): View {
  return scope.preview ? context.space.preview : context.space.published;
}

/** A value in a locale, or in the locale that it falls back to. */
export function localised(space: Space, values: Record<string, unknown> | undefined, code: string): unknown {
  let locale: Locale | undefined = localeOf(space, code);
  const seen = new Set<string>();
  while (locale && !seen.has(locale.code)) {
    seen.add(locale.code);
    const value = values?.[locale.code];
    if (value !== undefined && value !== null) return value;
    const fallback: string | null = locale.fallbackCode;
    locale = fallback === null ? undefined : space.locales.find((candidate) => candidate.code === fallback);
  }
  return undefined;
}

/** A field's value as the API gives it; a field that is not localised has one value, under the default locale. */
export function fieldValue(space: Space, entry: Entry, field: Field, locale: string): unknown {
  return localised(space, entry.fields[field.id], field.localized ? locale : space.defaultLocale.code);
}

/** Resolves a link, or gives the error that stands at its path. */
export function follow(
  context: ReadContext,
  scope: Scope,
  link: Link,
  from: { entry: Entry; type: ContentType; field: Field },
): Node | GraphQLError {
  const view = viewOf(context, scope);
  const { id, linkType } = link.sys;
  if (linkType === 'Asset') {
    const asset = view.asset(id);
    if (asset) return { kind: 'asset', asset, ...scope };
  } else {
    const entry = view.entry(id);
    if (entry) {
      const allowed = allowedTypes(from.field);
      const type = entry.sys.contentType.sys.id;
      if (allowed && from.field.type !== 'RichText' && !allowed.includes(type)) {
        return contentError(
          'UNEXPECTED_LINKED_CONTENT_TYPE',
          `Query execution error. Link from entry '${from.entry.sys.id}' to entry '${id}' on field '${from.field.id}' is of the unexpected content type '${type}'`,
          { type: from.type.sys.id, field: from.field.id, linkType, linkId: id, linkingEntryId: from.entry.sys.id, contentTypeId: type },
        );
      }
      return { kind: 'entry', entry, ...scope };
    }
  }
  return contentError(
    'UNRESOLVABLE_LINK',
    `Query execution error. Link from entry '${from.entry.sys.id}' to ${linkType.toLowerCase()} '${id}' on field '${from.field.id}' within type '${from.type.sys.id}' cannot be resolved`,
    { type: from.type.sys.id, field: from.field.id, linkType, linkId: id, linkingEntryId: from.entry.sys.id },
  );
}
