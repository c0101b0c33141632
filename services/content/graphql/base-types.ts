/** The types that every space has: system fields, metadata, pictures. */
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
} from 'graphql';
import type { AssetNode, EntryNode, ReadContext } from './nodes.ts';

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new TypeError('Expected a string');
  return value;
};

function ranged(name: string, min: number, max: number): GraphQLScalarType<number, number> {
  const parse = (value: unknown): number => {
    const number = typeof value === 'string' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isInteger(number) || number < min || number > max) {
      throw new TypeError(`${name} must be a whole number from ${min} to ${max}`);
    }
    return number;
  };
  return new GraphQLScalarType({
    name,
    serialize: parse,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === 'IntValue' ? Number(node.value) : NaN),
  });
}

export const JsonScalar = new GraphQLScalarType({ name: 'JSON' });
export const DateTimeScalar = new GraphQLScalarType({ name: 'DateTime', serialize: text, parseValue: text });
export const CircleScalar = new GraphQLScalarType({ name: 'Circle', parseValue: text });
export const RectangleScalar = new GraphQLScalarType({ name: 'Rectangle', parseValue: text });
const Dimension = ranged('Dimension', 1, 4000);
const Quality = ranged('Quality', 1, 100);
const HexColor = new GraphQLScalarType({
  name: 'HexColor',
  parseValue: (value) => {
    if (typeof value !== 'string' || !/^rgb:[0-9a-f]{6}$/i.test(value)) throw new TypeError('HexColor must be written rgb:ffffff');
    return value;
  },
});

const enumOf = (name: string, values: Record<string, string>): GraphQLEnumType =>
  new GraphQLEnumType({ name, values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])) });

const ResizeStrategy = enumOf('ImageResizeStrategy', { FIT: 'fit', PAD: 'pad', FILL: 'fill', SCALE: 'scale', CROP: 'crop', THUMB: 'thumb' });
const ResizeFocus = enumOf('ImageResizeFocus', {
  CENTER: 'center', TOP: 'top', TOP_RIGHT: 'top_right', RIGHT: 'right', BOTTOM_RIGHT: 'bottom_right', BOTTOM: 'bottom',
  BOTTOM_LEFT: 'bottom_left', LEFT: 'left', TOP_LEFT: 'top_left', FACE: 'face', FACES: 'faces',
});
const ImageFormat = enumOf('ImageFormat', { JPG: 'jpg', JPG_PROGRESSIVE: 'jpg_progressive', PNG: 'png', PNG8: 'png8', WEBP: 'webp', AVIF: 'avif' });

export const ImageTransformOptions = new GraphQLInputObjectType({
  name: 'ImageTransformOptions',
  fields: {
    width: { type: Dimension },
    height: { type: Dimension },
    quality: { type: Quality },
    cornerRadius: { type: GraphQLInt },
    resizeStrategy: { type: ResizeStrategy },
    resizeFocus: { type: ResizeFocus },
    backgroundColor: { type: HexColor },
    format: { type: ImageFormat },
  },
});

export interface ImageTransform {
  width?: number | null;
  height?: number | null;
  quality?: number | null;
  cornerRadius?: number | null;
  resizeStrategy?: string | null;
  resizeFocus?: string | null;
  backgroundColor?: string | null;
  format?: string | null;
}

/** The query string of the Images API for a transform, empty for none. */
export function imageQuery(transform: ImageTransform | null | undefined): string {
  if (!transform) return '';
  const query = new URLSearchParams();
  const set = (key: string, value: string | number | null | undefined): void => {
    if (value !== undefined && value !== null) query.set(key, String(value));
  };
  set('w', transform.width);
  set('h', transform.height);
  set('q', transform.quality);
  set('r', transform.cornerRadius === -1 ? 'max' : transform.cornerRadius);
  set('fit', transform.resizeStrategy);
  set('f', transform.resizeFocus);
  set('bg', transform.backgroundColor);
  if (transform.format === 'jpg_progressive') {
    set('fm', 'jpg');
    set('fl', 'progressive');
  } else if (transform.format === 'png8') {
    set('fm', 'png');
    set('fl', 'png8');
  } else set('fm', transform.format);
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

export const Sys = new GraphQLObjectType<EntryNode | AssetNode, ReadContext>({
  name: 'Sys',
  fields: () => {
    const sysOf = (node: EntryNode | AssetNode) => (node.kind === 'entry' ? node.entry.sys : node.asset.sys);
    return {
      id: { type: new GraphQLNonNull(GraphQLString), resolve: (node) => sysOf(node).id },
      spaceId: { type: new GraphQLNonNull(GraphQLString), resolve: (_node, _args, context) => context.space.id },
      environmentId: { type: new GraphQLNonNull(GraphQLString), resolve: (_node, _args, context) => context.space.environmentId },
      publishedAt: { type: DateTimeScalar, resolve: (node) => sysOf(node).publishedAt },
      firstPublishedAt: { type: DateTimeScalar, resolve: (node) => sysOf(node).firstPublishedAt ?? sysOf(node).publishedAt },
      publishedVersion: { type: GraphQLInt, resolve: (node) => sysOf(node).publishedVersion ?? sysOf(node).revision },
      locale: { type: GraphQLString, resolve: (node) => node.locale },
    };
  },
});

const Tag = new GraphQLObjectType<{ id: string; name: string }>({
  name: 'ContentfulTag',
  fields: { id: { type: GraphQLString }, name: { type: GraphQLString } },
});
const Concept = new GraphQLObjectType<{ id: string }>({ name: 'TaxonomyConcept', fields: { id: { type: GraphQLString } } });

export const Metadata = new GraphQLObjectType<EntryNode | AssetNode, ReadContext>({
  name: 'ContentfulMetadata',
  fields: {
    tags: {
      type: new GraphQLNonNull(new GraphQLList(Tag)),
      resolve: (node, _args, { space }) =>
        (node.kind === 'entry' ? node.entry : node.asset).metadata.tags.map(({ sys }) => ({
          id: sys.id,
          name: space.tags.find((tag) => tag.sys.id === sys.id)?.name ?? sys.id,
        })),
    },
    concepts: {
      type: new GraphQLNonNull(new GraphQLList(Concept)),
      resolve: (node) => ((node.kind === 'entry' ? node.entry : node.asset).metadata.concepts ?? []).map(({ sys }) => ({ id: sys.id })),
    },
  },
});

export const NodeInterface = new GraphQLInterfaceType({ name: '_Node', fields: { _id: { type: new GraphQLNonNull(GraphQLID) } } });

export const LocationType = new GraphQLObjectType<{ lat: number; lon: number }>({
  name: 'Location',
  fields: { lat: { type: GraphQLFloat }, lon: { type: GraphQLFloat } },
});

export const SCOPE_ARGUMENTS: GraphQLFieldConfigArgumentMap = {
  locale: { type: GraphQLString },
  preview: { type: GraphQLBoolean },
};
export const PAGE_ARGUMENTS: GraphQLFieldConfigArgumentMap = {
  skip: { type: GraphQLInt, defaultValue: 0 },
  limit: { type: GraphQLInt, defaultValue: 100 },
  ...SCOPE_ARGUMENTS,
};
