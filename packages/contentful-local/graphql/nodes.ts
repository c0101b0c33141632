import type { GraphQLError } from 'graphql';
import type { Asset, ContentType, Entry, Field, Link, Space, View } from '../space/types.ts';
import { publishedIn, publishedLocales } from '../space/locale-publishing.ts';
import { contentError } from './errors.ts';
import { allowedTypes, typeName } from './names.ts';
import { localeChain, type Scope } from './scope.ts';
import type { SourceMaps } from './source-maps.ts';

export interface ReadContext {
  space: Space;
  /** Whether the token may read drafts. */
  mayPreview: boolean;
  publicImageBase: string;
  /** Whether published entries are visible only in the locales in which they are published. */
  publishedLocalesOnly: boolean;
  /** Set when the query requests source maps. */
  sourceMaps?: SourceMaps;
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
  useFallbackLocale?: boolean | null;
}

/** Returns only the scope of a node. */
export const scopeWithin = ({ locale, preview, fallback }: Scope): Scope => ({ locale, preview, fallback });

/**
 * Returns the scope of a field: its own arguments, or else its parent's.
 * @throws GraphQLError UNKNOWN_LOCALE; ACCESS_TOKEN_INVALID when a delivery token requests drafts
 */
export function scopeOf(context: ReadContext, parent: Scope | undefined, args: ScopeArguments): Scope {
  const locale = args.locale ?? parent?.locale ?? context.space.defaultLocale.code;
  localeChain(context.space, locale);
  const preview = args.preview ?? parent?.preview ?? false;
  if (preview && !context.mayPreview) {
    throw contentError(
      'ACCESS_TOKEN_INVALID',
      'The access token you sent does not give access to preview content.',
    );
  }
  return { locale, preview, fallback: args.useFallbackLocale ?? parent?.fallback ?? true };
}

/** Returns the published or the preview view, depending on the scope. */
export function viewOf({ space, publishedLocalesOnly }: ReadContext, scope: Scope): View {
  if (scope.preview) return space.preview;
  return publishedLocalesOnly ? publishedIn(space, scope.locale) : space.published;
}

/** Whether an entity has no values in the scope's locale because it is not published in that locale. */
export const isUnpublished = (
  { space, publishedLocalesOnly }: ReadContext,
  entity: Entry | Asset,
  { preview, locale }: Scope,
): boolean => publishedLocalesOnly && !preview && !publishedLocales(entity, space).includes(locale);

/** Returns the value in the scope's locale or its fallbacks, or undefined if there is none. */
export function getLocalizedValue(
  space: Space,
  values: Record<string, unknown> | undefined,
  scope: Scope,
): unknown {
  if (!values) return undefined;
  for (const code of scope.fallback ? localeChain(space, scope.locale) : [scope.locale]) {
    const value = values[code];
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** Returns a field's value. A field that is not localized has its only value under the default locale. */
export function fieldValue(space: Space, entry: Entry, field: Field, scope: Scope): unknown {
  const values = entry.fields[field.id];
  return field.localized
    ? getLocalizedValue(space, values, scope)
    : (values?.[space.defaultLocale.code] ?? undefined);
}

export interface LinkSource {
  entry: Entry;
  type: ContentType;
  field: Field;
}

/**
 * Resolves a link.
 * @returns its target, or the error to report at its path
 */
export function follow(
  context: ReadContext,
  scope: Scope,
  link: Link,
  from: LinkSource,
): Node | GraphQLError {
  const view = viewOf(context, scope);
  const { id, linkType } = link.sys;
  const details = {
    type: typeName(from.type.sys.id),
    field: from.field.id,
    linkType,
    linkId: id,
    linkingEntryId: from.entry.sys.id,
  };
  const where = `Query execution error. Link from entry '${details.linkingEntryId}' to ${linkType.toLowerCase()} '${id}' on field '${details.field}' within type '${details.type}'`;
  if (linkType === 'Asset') {
    const asset = view.asset(id);
    if (asset) return { kind: 'asset', asset, ...scopeWithin(scope) };
  } else {
    const entry = view.entry(id);
    const type = entry?.sys.contentType.sys.id;
    if (entry && type !== undefined) {
      const allowed = from.field.type === 'RichText' ? undefined : allowedTypes(from.field);
      if (!allowed || allowed.includes(type)) return { kind: 'entry', entry, ...scopeWithin(scope) };
      return contentError(
        'UNEXPECTED_LINKED_CONTENT_TYPE',
        `${where} is of the unexpected type '${typeName(type)}'`,
        {
          ...details,
          linkedContentType: type,
        },
      );
    }
  }
  return contentError('UNRESOLVABLE_LINK', `${where} cannot be resolved`, details);
}
