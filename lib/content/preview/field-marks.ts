/**
 * Invisible marks in the text of previews. A mark consists of Unicode tag characters at the end of the text, and names
 * the field that the text comes from. Components pass it on as part of the text. The browser removes the marks
 * (components/layout/PreviewBar/editing/). Published text has no marks.
 */

export interface FieldSource {
  kind: 'entry' | 'asset';
  id: string;
  field: string;
}

const START = '\u{E0001}';
const END = '\u{E007F}';
/** Distance between a tag character and its ASCII character. */
const OFFSET = 0xe0000;
/** Surrogate pair of U+E0000. All tag characters have the same high surrogate. */
const [HIGH_SURROGATE, LOW_SURROGATE] = [0xdb40, 0xdc00];
const MARK = /\u{E0001}([\u{E0020}-\u{E007E}]+)\u{E007F}/gu;
/** First letter of the kind, then id and field. Short, because each mark is in the document twice. */
const SOURCE = /^([ea])([\w.-]+)\/(\w+)$/;

/** Returns the mark of a field. */
export function fieldMark({ kind, id, field }: FieldSource): string {
  const source = `${kind === 'entry' ? 'e' : 'a'}${id}/${field}`;
  // Collect UTF-16 units instead of concatenating characters. A page has hundreds of marks, and concatenation would
  // build nested strings.
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

/** Whether a string contains a mark. */
export const hasFieldMark = (text: string): boolean => text.includes(START);

/** Returns a string without its marks. */
export const withoutFieldMarks = (text: string): string =>
  hasFieldMark(text) ? text.replace(MARK, '') : text;

/** Returns each marked part of a string with the field that it comes from, in order. */
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
 * Returns text that the site generates for a field without text, such as a number or a choice. In previews, appends the
 * field's mark.
 * @param neighbor a string from the same entry. In previews, its mark identifies the entry
 * @param id entry of the field, if it differs from the neighbor's
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

/** Query parameter of a picture's URL in previews. Names the field that links to the picture. */
const PICTURE_PARAMETER = 'field';

/** Returns a picture's URL with the field that links to the picture. */
export const pictureAddress = (url: string, { id, field }: FieldSource): string =>
  `${url}${url.includes('?') ? '&' : '?'}${PICTURE_PARAMETER}=${id}/${field}`;

/** Returns the field that links to the picture at this URL. Undefined outside of previews. */
export function pictureSource(address: string): FieldSource | undefined {
  const [, query = ''] = address.split('?');
  const [id, field] = new URLSearchParams(query).get(PICTURE_PARAMETER)?.split('/') ?? [];
  return id && field ? { kind: 'entry', id, field } : undefined;
}
