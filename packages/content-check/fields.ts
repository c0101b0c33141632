/** Checks the values of entries against the fields of their content type, as publishing does. */
import { lowerFirst } from '@cleanpro/text/first-letter';
import { fieldProblems } from '@cleanpro/content-values/editorial/field-problems';
import { parseRichText, pathText } from '@cleanpro/content-values/rich-text/parse';
import type { ContentType, Entry, Space } from '@cleanpro/contentful-local/space/types';
import { isLink } from '@cleanpro/contentful-local/space/view';
import { entryErrors } from '@cleanpro/contentful-local/validation/entry';
import type { Path, ValidationError } from '@cleanpro/contentful-local/validation/error';
import type { Problem } from './problem.ts';

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}

const listOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** Returns the number that a limit applies to: the length of a string or list, or the number itself. */
const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' || Array.isArray(value) ? value.length : 0;

function limit({ value, min, max }: ValidationError, less: string): string {
  const number = numberOf(value);
  return typeof min === 'number' && number < min ? `${less} than ${min}` : `more than ${String(max)}`;
}

/** Returns the problem and the advice that content:check prints for an error. */
function wordsOf(error: ValidationError, space: Space): [what: string, todo: string] {
  const { name, value } = error;
  switch (name) {
    case 'unknown':
      return [
        error.path.length > 2 ? `has a value in ${error.path[2]}` : 'is not a field of the content type',
        'remove it, or add it to the model',
      ];
    case 'required':
      return ['is required', 'enter a value'];
    case 'type':
      return [`is ${typeOf(value)}, not ${String(error.type)}`, 'enter a value of that type'];
    case 'in':
      return [`is "${String(value)}", not one of ${listOf(error.expected)}`, 'correct the value'];
    case 'size':
      return [`has ${numberOf(value)}, ${limit(error, 'fewer')}`, 'correct the value'];
    case 'range':
      return [`is ${numberOf(value)}, ${limit(error, 'less')}`, 'correct the value'];
    case 'enabledNodeTypes':
      return [`contains a ${String(value)}, which the field does not allow`, 'use another format'];
    case 'linkContentType': {
      const id = isLink(value) ? value.sys.id : '';
      const type = space.preview.entry(id)?.sys.contentType.sys.id;
      return [
        `links to ${id} (${type}), but accepts only ${listOf(error.contentTypeId)}`,
        'link to an entry of an allowed type',
      ];
    }
    default:
      return [
        typeof error.customMessage === 'string' ? error.customMessage : lowerFirst(error.details),
        'correct the value',
      ];
  }
}

/** Returns problems for rich text nodes that the site renders as plain text. Publishing accepts these nodes. */
const textOnlyProblems = ({ sys: { id }, fields }: Entry, type: ContentType): Problem[] =>
  type.fields
    .filter((field) => field.type === 'RichText')
    .flatMap(({ id: field }) =>
      Object.values(fields[field] ?? {}).flatMap((value) =>
        parseRichText(value).textOnly.map(({ path, what }) => ({
          id,
          field,
          what: `the node ${pathText(path)} ${what}`,
          todo: 'replace it; the site only shows its text',
        })),
      ),
    );

/** Returns an error for each malformed node of a rich text document. Publishing reports only the first. */
const malformedNodes = (value: unknown, at: Path): ValidationError[] =>
  parseRichText(value).malformed.map(({ path, what }) => ({
    name: 'malformed',
    details: `The node ${pathText(path)} ${what}`,
    path: [...at, ...path],
  }));

/** Checks the values of an entry against its content type and against what the site can use. */
export function checkFields(entry: Entry, type: ContentType, space: Space): Problem[] {
  const { id } = entry.sys;
  const refused = entryErrors(entry, type, space, malformedNodes).map((error) => {
    const [what, todo] = wordsOf(error, space);
    return { id, field: String(error.path[1]), what, todo };
  });
  const useless = Object.entries(entry.fields).flatMap(([field, values]) =>
    Object.values(values).flatMap((value) =>
      fieldProblems(field, value).map((problem) => ({ id, field, ...problem })),
    ),
  );
  return [...refused, ...useless, ...textOnlyProblems(entry, type)];
}
