import { GraphQLEnumType, GraphQLInputObjectType, GraphQLInt } from 'graphql';
import { contentError } from './errors.ts';
import { DimensionScalar, HexColorScalar, QualityScalar } from './scalars.ts';

const enumOf = (name: string, values: string[]): GraphQLEnumType =>
  new GraphQLEnumType({
    name,
    values: Object.fromEntries(values.map((value) => [value, { value: value.toLowerCase() }])),
  });

export const ImageTransformOptions = new GraphQLInputObjectType({
  name: 'ImageTransformOptions',
  fields: {
    width: { type: DimensionScalar, description: 'Width in pixels, from 1 to 4000.' },
    height: { type: DimensionScalar, description: 'Height in pixels, from 1 to 4000.' },
    quality: { type: QualityScalar, description: 'Quality in percent, from 1 to 100.' },
    cornerRadius: {
      type: GraphQLInt,
      description: 'Radius of rounded corners in pixels; -1 makes a circle or an ellipse.',
    },
    resizeStrategy: { type: enumOf('ImageResizeStrategy', ['FIT', 'PAD', 'FILL', 'SCALE', 'CROP', 'THUMB']) },
    resizeFocus: {
      type: enumOf('ImageResizeFocus', [
        'CENTER',
        'TOP',
        'TOP_RIGHT',
        'RIGHT',
        'BOTTOM_RIGHT',
        'BOTTOM',
        'BOTTOM_LEFT',
        'LEFT',
        'TOP_LEFT',
        'FACE',
        'FACES',
      ]),
    },
    backgroundColor: {
      type: HexColorScalar,
      description: 'Colour behind padding and corners, written rgb:ffffff.',
    },
    format: { type: enumOf('ImageFormat', ['JPG', 'JPG_PROGRESSIVE', 'PNG', 'PNG8', 'WEBP', 'AVIF']) },
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

const FORMATS: Record<string, [string, string]> = {
  jpg_progressive: ['jpg', 'progressive'],
  png8: ['png', 'png8'],
};

/**
 * Returns the Images API query string for a transform, or an empty string without a transform.
 * @throws GraphQLError for an invalid radius
 */
export function imageQuery(transform: ImageTransform | null | undefined): string {
  if (!transform) return '';
  const { cornerRadius } = transform;
  if (typeof cornerRadius === 'number' && cornerRadius < -1) {
    throw contentError(
      'INVALID_QUERY_FORMAT',
      `Query execution error. The corner radius ${cornerRadius} is neither a number of pixels nor -1`,
    );
  }
  const [format, flag] = FORMATS[transform.format ?? ''] ?? [transform.format, undefined];
  const parameters: [string, string | number | null | undefined][] = [
    ['w', transform.width],
    ['h', transform.height],
    ['q', transform.quality],
    ['r', cornerRadius === -1 ? 'max' : cornerRadius],
    ['fit', transform.resizeStrategy],
    ['f', transform.resizeFocus],
    ['bg', transform.backgroundColor],
    ['fm', format],
    ['fl', flag],
  ];
  const query = new URLSearchParams();
  for (const [key, value] of parameters)
    if (value !== undefined && value !== null) query.set(key, String(value));
  const search = query.toString();
  return search === '' ? '' : `?${search}`;
}
