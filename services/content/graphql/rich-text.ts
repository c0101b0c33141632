/** Rich text fields: the document as JSON, and the entities that it links to (fact sheet "Rich text"). */
import {
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLError,
  type GraphQLFieldConfig,
  type GraphQLInterfaceType,
  type GraphQLOutputType,
} from 'graphql';
import type { ContentType, Entry, Field, Link } from '../space/types.ts';
import { linksOf } from '../space/view.ts';
import { JsonScalar } from './base-types.ts';
import { fieldValue, follow, scopeOf, type AssetNode, type EntryNode, type Node, type ReadContext, type Scope, type ScopeArguments } from './nodes.ts';

interface RichTextNode extends Scope {
  document: unknown;
  entry: Entry;
}

const NODE_TYPES = {
  entries: { inline: 'embedded-entry-inline', hyperlink: 'entry-hyperlink', block: 'embedded-entry-block' },
  assets: { hyperlink: 'asset-hyperlink', block: 'embedded-asset-block' },
} as const;

/** Targets of all nodes of one type, each once, in the order of the document. */
function targetsOf(document: unknown, nodeType: string): Link[] {
  const found = new Map<string, Link>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('nodeType' in node && node.nodeType === nodeType && 'data' in node && typeof node.data === 'object' && node.data !== null && 'target' in node.data) {
      for (const link of linksOf(node.data.target)) found.set(link.sys.id, link);
    }
    if ('content' in node && Array.isArray(node.content)) node.content.forEach(visit);
  };
  visit(document);
  return [...found.values()];
}

/** How many nodes of a type the field allows; a rich text without such a rule counts as 1,000 (fact sheet "Complexity"). */
function nodeLimit(field: Field, nodeType: string): number {
  for (const validation of field.validations ?? []) {
    const allowed = validation.enabledNodeTypes;
    if (allowed && !allowed.includes(nodeType)) return 0;
    const size = validation.nodes?.[nodeType]?.find((rule) => rule.size?.max !== undefined)?.size?.max;
    if (size !== undefined) return size;
  }
  return 1000;
}

/** The field config of a rich text field; `name` is `{Type}{Field}`. */
export function richTextFields(
  name: string,
  type: ContentType,
  field: Field,
  entry: GraphQLInterfaceType,
  asset: GraphQLObjectType<AssetNode, ReadContext>,
): GraphQLFieldConfig<EntryNode, ReadContext> {
  const list = (nodeType: string, item: GraphQLOutputType): GraphQLFieldConfig<RichTextNode, ReadContext> => ({
    type: new GraphQLNonNull(new GraphQLList(item)),
    extensions: { cost: { kind: 'rich-text-list', max: nodeLimit(field, nodeType) } },
    resolve: (node, _args, context): (Node | GraphQLError)[] =>
      targetsOf(node.document, nodeType).map((link) => follow(context, node, link, { entry: node.entry, type, field })),
  });
  const pass = (node: RichTextNode): RichTextNode => node;
  const resource = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString)));
  const none = { type: resource, resolve: (): string[] => [] };
  const links = new GraphQLObjectType<RichTextNode, ReadContext>({
    name: `${name}Links`,
    fields: () => ({
      entries: {
        type: new GraphQLNonNull(
          new GraphQLObjectType<RichTextNode, ReadContext>({
            name: `${name}Entries`,
            fields: {
              inline: list(NODE_TYPES.entries.inline, entry),
              hyperlink: list(NODE_TYPES.entries.hyperlink, entry),
              block: list(NODE_TYPES.entries.block, entry),
            },
          }),
        ),
        resolve: pass,
      },
      assets: {
        type: new GraphQLNonNull(
          new GraphQLObjectType<RichTextNode, ReadContext>({
            name: `${name}Assets`,
            fields: { hyperlink: list(NODE_TYPES.assets.hyperlink, asset), block: list(NODE_TYPES.assets.block, asset) },
          }),
        ),
        resolve: pass,
      },
      resources: {
        type: new GraphQLNonNull(
          new GraphQLObjectType<RichTextNode, ReadContext>({ name: `${name}Resources`, fields: { inline: none, hyperlink: none, block: none } }),
        ),
        resolve: pass,
      },
    }),
  });
  return {
    type: new GraphQLObjectType<RichTextNode, ReadContext>({
      name,
      fields: {
        json: { type: new GraphQLNonNull(JsonScalar), resolve: (node) => node.document },
        links: { type: new GraphQLNonNull(links), resolve: pass },
      },
    }),
    args: { locale: { type: GraphQLString } },
    resolve: (node, args: ScopeArguments, context): RichTextNode | null => {
      const scope = scopeOf(context, node, args);
      const document = fieldValue(context.space, node.entry, field, scope.locale);
      return document === undefined ? null : { document, entry: node.entry, ...scope };
    },
  };
}
