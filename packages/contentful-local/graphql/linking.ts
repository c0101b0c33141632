/**
 * Builds `linkedFrom`: the entries that link to an entity, by content type (docs/services.md, "Contentful GraphQL").
 */
import { GraphQLList, GraphQLObjectType, type GraphQLFieldConfigMap } from 'graphql';
import { lowerFirst } from './first-letter.ts';
import type { ContentType, Entry, Field } from '../space/types.ts';
import { deepLinksOf } from '../space/view.ts';
import { collectionFields, orderOf, type Listing, type PageArguments } from './collections.ts';
import { orderedEntries } from './entry-order.ts';
import { allowedTypes, linkKind, visibleFields } from './names.ts';
import { fieldValue, scopeOf, scopeWithin, viewOf, type Node, type ReadContext } from './nodes.ts';
import { localeChain, type Scope } from './scope.ts';
import type { SpaceTypes } from './space-types.ts';

/** An entity, and the locales in which other entries may link to it. */
export interface LinkTarget {
  node: Node;
  allowedLocales?: (string | null)[] | null;
}

type LinkTest = (field: Field) => boolean;

function linkers(
  target: LinkTarget,
  args: PageArguments,
  context: ReadContext,
  from?: { type: ContentType; linksHere: LinkTest },
): Listing<Entry> {
  const { node } = target;
  const scope = scopeOf(context, node, args);
  const [to, id] =
    node.kind === 'entry' ? (['Entry', node.entry.sys.id] as const) : (['Asset', node.asset.sys.id] as const);
  const scopes = localesOf(target, context).map((locale): Scope => ({ ...scopeWithin(node), locale }));
  const entries = viewOf(context, scope)
    .linkingTo(to, id)
    .filter(({ entry, fieldIds }) => {
      const type = context.space.contentTypes.get(entry.sys.contentType.sys.id);
      if (!type || (from && type !== from.type)) return false;
      return type.fields.some((field) => {
        if (!fieldIds.includes(field.id) || field.omitted === true || (from && !from.linksHere(field)))
          return false;
        return (
          context.space.locales.length === 1 ||
          scopes.some((each) => linksIn(context, entry, field, each, to, id))
        );
      });
    })
    .map(({ entry }) => entry);
  return {
    all: orderedEntries(context, scope, entries, orderOf(args)),
    toItem: (entry) => ({ kind: 'entry', entry, ...scope }),
  };
}

/**
 * Returns the locales in which links count: `allowedLocales`, or else the entity's locale.
 * @throws GraphQLError UNKNOWN_LOCALE
 */
function localesOf({ node, allowedLocales }: LinkTarget, context: ReadContext): string[] {
  const locales = (allowedLocales ?? []).filter((locale) => locale !== null);
  for (const locale of locales) localeChain(context.space, locale);
  return locales.length > 0 ? locales : [node.locale];
}

function linksIn(
  context: ReadContext,
  entry: Entry,
  field: Field,
  scope: Scope,
  to: string,
  id: string,
): boolean {
  return deepLinksOf(fieldValue(context.space, entry, field, scope)).some(
    ({ sys }) => sys.linkType === to && sys.id === id,
  );
}

/** @param ordered whether the collections have an `order` argument; those of assets do not */
function linkingType(
  types: SpaceTypes,
  name: string,
  linksHere: LinkTest,
  ordered: boolean,
): GraphQLObjectType<LinkTarget, ReadContext> {
  return new GraphQLObjectType<LinkTarget, ReadContext>({
    name: `${name}LinkingCollections`,
    fields: () => {
      const fields: GraphQLFieldConfigMap<LinkTarget, ReadContext> = collectionFields(
        'entry',
        types.entries,
        {},
        linkers,
      );
      for (const type of types.model.contentTypes.values()) {
        if (!visibleFields(type).some(linksHere)) continue;
        const linker = types.name(type);
        const order = ordered && {
          order: {
            type: new GraphQLList(
              types.filters.order(`${name}LinkingCollections${linker}CollectionOrder`, type),
            ),
          },
        };
        Object.assign(
          fields,
          collectionFields<LinkTarget, Entry>(
            lowerFirst(linker),
            types.collection(type),
            { ...order },
            (target, args, context) => linkers(target, args, context, { type, linksHere }),
          ),
        );
      }
      return fields;
    },
  });
}

/**
 * Creates `{Type}LinkingCollections`: a collection for each content type with a field whose validation lists this type.
 */
export function entryLinkingType(
  types: SpaceTypes,
  type: ContentType,
): GraphQLObjectType<LinkTarget, ReadContext> {
  const linksHere: LinkTest = (field) =>
    linkKind(field)?.to === 'Entry' && (allowedTypes(field) ?? []).includes(type.sys.id);
  return linkingType(types, types.name(type), linksHere, true);
}

/** Creates `AssetLinkingCollections`: a collection for each content type with a link to assets. */
export function assetLinkingType(types: SpaceTypes): GraphQLObjectType<LinkTarget, ReadContext> {
  return linkingType(types, 'Asset', (field) => linkKind(field)?.to === 'Asset', false);
}
