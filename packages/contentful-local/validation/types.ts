import { isObject } from '../space/is-object.ts';
import type { Field } from '../space/types.ts';
import { isLink } from '../space/view.ts';
import type { Path, ValidationError } from './error.ts';

const MAX_SYMBOL = 256;
const MAX_TEXT = 50_000;

const isText = (value: unknown): value is string => typeof value === 'string';

const IS_OF_TYPE: Record<string, (value: unknown) => boolean> = {
  Symbol: isText,
  Text: isText,
  Integer: Number.isInteger,
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
  Object: (value) => typeof value === 'object',
  Location: (value) => isObject(value) && 'lat' in value && 'lon' in value,
  RichText: (value) => isObject(value) && 'nodeType' in value && value.nodeType === 'document',
  Link: isLink,
  Array: Array.isArray,
  ResourceLink: isObject,
};

const MAX_LENGTH: Record<string, number> = { Symbol: MAX_SYMBOL, Text: MAX_TEXT };

function typeErrors(
  type: string,
  linkType: string | undefined,
  value: unknown,
  path: Path,
): ValidationError[] {
  if (IS_OF_TYPE[type]?.(value) === false || (linkType && isLink(value) && value.sys.linkType !== linkType)) {
    const expected = linkType ? `Link of ${linkType}` : type;
    const details = `The type of "value" is incorrect, expected type: ${expected}`;
    return [{ name: 'type', type, value, details, path: [...path] }];
  }
  const max = MAX_LENGTH[type];
  if (max !== undefined && isText(value) && value.length > max)
    return [{ name: 'size', max, value, details: `Size must be at most ${max}`, path: [...path] }];
  return [];
}

/** Returns errors in the type and length of a value and, for a list, of its members. */
export function valueTypeErrors(field: Field, value: unknown, path: Path): ValidationError[] {
  const own = typeErrors(field.type, field.linkType, value, path);
  const { items } = field;
  if (own.length > 0 || !items || !Array.isArray(value)) return own;
  return value.flatMap((item, index) => typeErrors(items.type, items.linkType, item, [...path, index]));
}
