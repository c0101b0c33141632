import {
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLError,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  type GraphQLOutputType,
} from 'graphql';
import { upperFirst } from './first-letter.ts';
import type { ContentType, Entry, Field, Link } from '../space/types.ts';
import { linksOf } from '../space/view.ts';
import { LOCALE_ARGUMENTS, resourceLinkType, resourceOf, type ResourceNode } from './base-types.ts';
import { cost } from './collections.ts';
import {
  fieldValue,
  isUnpublished,
  follow,
  scopeOf,
  type EntryNode,
  type Node,
  type ReadContext,
  type ScopeArguments,
} from './nodes.ts';
import type { Scope } from './scope.ts';
import { JsonScalar } from './scalars.ts';
import { sourceMapsOf } from './source-maps.ts';
import type { SpaceTypes } from './space-types.ts';

interface RichTextNode extends Scope {
  document: unknown;
  entry: Entry;
}

const NODE_TYPES = {
  entries: { inline: 'embedded-entry-inline', hyperlink: 'entry-hyperlink', block: 'embedded-entry-block' },
  assets: { hyperlink: 'asset-hyperlink', block: 'embedded-asset-block' },
  resources: {
    inline: 'embedded-resource-inline',
    hyperlink: 'resource-hyperlink',
    block: 'embedded-resource-block',
  },
} as const;

/** Cost of a list of rich text links that the content model does not limit (docs/services.md, "Contentful GraphQL"). */
const UNBOUNDED_LINKS = 1000;

/** Returns the `data.target` of all nodes of a type, in document order. */
function targetsOf(document: unknown, nodeType: string): unknown[] {
  const found: unknown[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (
      'nodeType' in node &&
      node.nodeType === nodeType &&
      'data' in node &&
      typeof node.data === 'object' &&
      node.data !== null &&
      'target' in node.data
    ) {
      found.push(node.data.target);
    }
    if ('content' in node && Array.isArray(node.content)) node.content.forEach(visit);
  };
  visit(document);
  return found;
}

function linksTo(document: unknown, nodeType: string): Link[] {
  const links = targetsOf(document, nodeType).flatMap(linksOf);
  return [...new Map(links.map((link) => [link.sys.id, link])).values()];
}

function resourcesTo(document: unknown, nodeType: string): ResourceNode[] {
  const resources = targetsOf(document, nodeType).flatMap((target) => resourceOf(target) ?? []);
  return [...new Map(resources.map((resource) => [resource.urn, resource])).values()];
}

function nodeLimit(field: Field, nodeType: string): number {
  for (const validation of field.validations ?? []) {
    if (validation.enabledNodeTypes && !validation.enabledNodeTypes.includes(nodeType)) return 0;
    const size = validation.nodes?.[nodeType]?.find((rule) => rule.size?.max !== undefined)?.size?.max;
    if (size !== undefined) return size;
  }
  return UNBOUNDED_LINKS;
}

type Config = GraphQLFieldConfigMap<RichTextNode, ReadContext>;

function group(name: string, fields: Config): GraphQLFieldConfig<RichTextNode, ReadContext> {
  return {
    type: new GraphQLNonNull(new GraphQLObjectType<RichTextNode, ReadContext>({ name, fields })),
    resolve: (node) => node,
  };
}

/** Creates a rich text field, whose type is `{Type}{Field}`. */
export function richTextField(
  types: SpaceTypes,
  type: ContentType,
  field: Field,
): GraphQLFieldConfig<EntryNode, ReadContext> {
  const name = `${types.name(type)}${upperFirst(field.id)}`;
  const lists = (nodeTypes: Record<string, string>, item: GraphQLOutputType): Config =>
    Object.fromEntries(
      Object.entries(nodeTypes).map(([key, nodeType]) => [
        key,
        {
          type: new GraphQLNonNull(new GraphQLList(item)),
          extensions: cost({ kind: 'rich-text-list', max: nodeLimit(field, nodeType) }),
          resolve: (node: RichTextNode, _args: unknown, context: ReadContext): (Node | GraphQLError)[] =>
            linksTo(node.document, nodeType).map((link) =>
              follow(context, node, link, { entry: node.entry, type, field }),
            ),
        },
      ]),
    );
  const resources: Config = Object.fromEntries(
    Object.entries(NODE_TYPES.resources).map(([key, nodeType]) => [
      key,
      {
        type: new GraphQLNonNull(
          new GraphQLList(new GraphQLNonNull(resourceLinkType(`${name}Resources${upperFirst(key)}`))),
        ),
        resolve: (node: RichTextNode): ResourceNode[] => resourcesTo(node.document, nodeType),
      },
    ]),
  );
  const links = group(`${name}Links`, {
    entries: group(`${name}Entries`, lists(NODE_TYPES.entries, types.entry)),
    assets: group(`${name}Assets`, lists(NODE_TYPES.assets, types.asset)),
    resources: group(`${name}Resources`, resources),
  });
  return {
    type: new GraphQLObjectType<RichTextNode, ReadContext>({
      name,
      fields: {
        json: {
          type: new GraphQLNonNull(JsonScalar),
          resolve: (node, _args, context, info) => {
            sourceMapsOf(context, node)?.entryField(info, node, node.entry, field);
            return node.document;
          },
        },
        links,
      },
    }),
    args: LOCALE_ARGUMENTS,
    resolve: (node, args: ScopeArguments, context): RichTextNode | null => {
      const scope = scopeOf(context, node, args);
      if (isUnpublished(context, node.entry, scope)) return null;
      const document = fieldValue(context.space, node.entry, field, scope);
      return document === undefined ? null : { document, entry: node.entry, ...scope };
    },
  };
}
