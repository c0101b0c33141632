import {
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
} from 'graphql';
import { assetValue } from './asset-value.ts';
import { LOCALE_ARGUMENTS, Metadata, Sys } from './base-types.ts';
import { imageQuery, ImageTransformOptions, type ImageTransform } from './image-transform.ts';
import { assetLinkingType } from './linking.ts';
import { scopeOf, type AssetNode, type ReadContext, type ScopeArguments } from './nodes.ts';
import { sourceMapsOf } from './source-maps.ts';
import type { SpaceTypes } from './space-types.ts';

type AssetField = GraphQLFieldConfig<AssetNode, ReadContext>;

function valueField(key: string, type: GraphQLOutputType): AssetField {
  return {
    type,
    args: LOCALE_ARGUMENTS,
    resolve: (node, args: ScopeArguments, context, info) => {
      const scope = scopeOf(context, node, args);
      const found = assetValue(context, node.asset, key, scope);
      if (found !== undefined && (key === 'title' || key === 'description')) {
        sourceMapsOf(context, scope)?.assetField(info, scope, node.asset, key);
      }
      return found;
    },
  };
}

const url: AssetField = {
  type: GraphQLString,
  args: { transform: { type: ImageTransformOptions }, ...LOCALE_ARGUMENTS },
  resolve: (node, args: ScopeArguments & { transform?: ImageTransform | null }, context) => {
    const fileUrl = assetValue(context, node.asset, 'url', scopeOf(context, node, args));
    return typeof fileUrl === 'string' ? fileUrl + imageQuery(args.transform) : null;
  },
};

/** Creates the GraphQL type `Asset` of a space. */
export function assetType(types: SpaceTypes): GraphQLObjectType<AssetNode, ReadContext> {
  return new GraphQLObjectType<AssetNode, ReadContext>({
    name: 'Asset',
    description: 'Represents a binary file in a space. An asset can be any file type.',
    fields: () => ({
      sys: { type: new GraphQLNonNull(Sys), resolve: (node) => node },
      contentfulMetadata: { type: new GraphQLNonNull(Metadata), resolve: (node) => node },
      title: valueField('title', GraphQLString),
      description: valueField('description', GraphQLString),
      contentType: valueField('contentType', GraphQLString),
      fileName: valueField('fileName', GraphQLString),
      size: valueField('size', GraphQLInt),
      url,
      width: valueField('width', GraphQLInt),
      height: valueField('height', GraphQLInt),
      linkedFrom: {
        type: assetLinkingType(types),
        args: { allowedLocales: { type: new GraphQLList(GraphQLString) } },
        resolve: (node, { allowedLocales }: { allowedLocales?: (string | null)[] | null }) => ({
          node,
          allowedLocales,
        }),
      },
    }),
  });
}
