/**
 * Marks in the texts of a preview: where each comes from, written behind it in letters that no browser draws (Unicode's
 * tag characters), so that a text keeps its source whatever a component does with it. The browser takes them off again
 * (components/layout/PreviewBar/editing/). Published texts have none.
 */

/** A field of an entry, or of an asset. */
export interface FieldSource {
  kind: 'entry' | 'asset';
  id: string;
  field: string;
}

const START = '\u{E0001}';
const END = '\u{E007F}';
/** Where the tag characters begin; they are in the order of ASCII. */
const OFFSET = 0xe0000;
/** The surrogates of U+E0000: the first is that of all tag characters. */
const [HIGH_SURROGATE, LOW_SURROGATE] = [0xdb40, 0xdc00];
const MARK = /\u{E0001}([\u{E0020}-\u{E007E}]+)\u{E007F}/gu;
/** Short, because each mark is in the document twice: a letter of the kind, the id, the field. */
const SOURCE = /^([ea])([\w.-]+)\/(\w+)$/;

/** The mark of a source. */
export function fieldMark({ kind, id, field }: FieldSource): string {
  const source = `${kind === 'entry' ? 'e' : 'a'}${id}/${field}`;
  // Of units, since a page has hundreds of marks, and adding up letters makes a string of strings.
  const units: number[] = [];
  for (let index = 0; index < source.length; index += 1)
    units.push(HIGH_SURROGATE, LOW_SURROGATE + source.charCodeAt(index));
  return `${START}${String.fromCharCode(...units)}${END}`;
}

function parseMark(letters: string): FieldSource | undefined {
  const text = Array.from(letters, (letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - OFFSET));
  const [, kind, id, field] = SOURCE.exec(text.join('')) ?? [];
  if (id === undefined || field === undefined) return undefined;
  return { kind: kind === 'e' ? 'entry' : 'asset', id, field };
}

/** Whether a text has a mark. */
export const hasFieldMark = (text: string): boolean => text.includes(START);

/** A text without its marks. */
export const withoutFieldMarks = (text: string): string =>
  hasFieldMark(text) ? text.replace(MARK, '') : text;

/** Each marked part of a text with its source, in order. */
export function markedParts(text: string): { text: string; source: FieldSource }[] {
  if (!hasFieldMark(text)) return [];
  const parts: { text: string; source: FieldSource }[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const source = parseMark(match[1] ?? '');
    if (source) parts.push({ text: text.slice(end, match.index), source });
    end = match.index + match[0].length;
  }
  return parts;
}

/**
 * What the site writes for a field without a text, such as a number or a choice; in a preview with the field's mark.
 * @param neighbor a text of the same entry: it has a mark in previews only
 * @param id the entry, if the neighbor is of another
 */
export function fromField(
  text: string,
  field: string,
  neighbor: string | null | undefined,
  id?: string,
): string {
  const source = markedParts(neighbor ?? '')[0]?.source;
  if (source === undefined || text === '' || hasFieldMark(text)) return text;
  return text + fieldMark({ ...source, id: id ?? source.id, field });
}

/** The query parameter of a previewed picture's address that names the field that links to it. */
const PICTURE_PARAMETER = 'field';

/** The address of a picture, with the field of an entry that links to it. */
export const pictureAddress = (url: string, { id, field }: FieldSource): string =>
  `${url}${url.includes('?') ? '&' : '?'}${PICTURE_PARAMETER}=${id}/${field}`;

/** The field of an entry that links to the picture at this address; undefined outside of previews. */
export function pictureSource(address: string): FieldSource | undefined {
  const [, query = ''] = address.split('?');
  const [id, field] = new URLSearchParams(query).get(PICTURE_PARAMETER)?.split('/') ?? [];
  return id && field ? { kind: 'entry', id, field } : undefined;
}
