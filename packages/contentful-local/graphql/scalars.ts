import { GraphQLScalarType, Kind } from 'graphql';

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new TypeError('Expected a string');
  return value;
};

function ranged(name: string, min: number, max: number): GraphQLScalarType<number, number> {
  const parse = (value: unknown): number => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      throw new TypeError(`${name} must be a whole number from ${min} to ${max}`);
    }
    return value;
  };
  return new GraphQLScalarType({
    name,
    description: `A whole number from ${min} to ${max}.`,
    serialize: parse,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.INT ? Number(node.value) : undefined),
  });
}

function shaped(name: string, description: string, pattern: RegExp): GraphQLScalarType<string, string> {
  return new GraphQLScalarType({
    name,
    description,
    serialize: text,
    parseValue: (value) => {
      if (typeof value !== 'string' || !pattern.test(value)) throw new TypeError(`${name}: ${description}`);
      return value;
    },
  });
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Converts a stored date, whose time, seconds and offset are optional, to the API's format with milliseconds and
 * offset.
 */
function dateTime(value: string): string {
  const [, day, minutes = '00:00', seconds = ':00', fraction = '.000', offset = 'Z'] = DATE.exec(value) ?? [];
  if (day === undefined) return value;
  return `${day}T${minutes}${seconds}${`${fraction}00`.slice(0, 4)}${offset}`;
}

export const JsonScalar = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' });

export const DateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A point in time as ISO 8601 writes it.',
  serialize: (value) => dateTime(text(value)),
  parseValue: (value) => {
    if (typeof value !== 'string' || Number.isNaN(Date.parse(value)))
      throw new TypeError(
        'DateTime must be written as ISO 8601 says, such as 2026-05-31 or 2026-05-31T08:00:00Z',
      );
    return value;
  },
});

const NUMBER = String.raw`\s*-?\d+(\.\d+)?\s*`;
const numbers = (count: number): RegExp =>
  new RegExp(`^${Array.from({ length: count }, () => NUMBER).join(',')}$`);

export const CircleScalar = shaped(
  'Circle',
  'latitude, longitude and radius in kilometres, separated by commas',
  numbers(3),
);
export const RectangleScalar = shaped(
  'Rectangle',
  'latitude and longitude of two corners, separated by commas',
  numbers(4),
);
export const DimensionScalar = ranged('Dimension', 1, 4000);
export const QualityScalar = ranged('Quality', 1, 100);
export const HexColorScalar = shaped('HexColor', 'a colour written rgb:ffffff', /^rgb:[0-9a-f]{6}$/i);
