import { fieldMark, withoutFieldMarks, type FieldSource } from '@/lib/content/preview/field-marks';
import { isObject } from './is-object';
import { taggedTextNodes } from './tag-fields';

/** Enough for all keystrokes made while the page loads saved content. */
const MAX_VERSIONS = 500;

/**
 * Returns the strings of a field that are marked separately: the lines of a text field, the items of a list, or the
 * text nodes of a rich text document.
 */
function readStrings(value: unknown): string[] {
  if (typeof value === 'string') return (value.match(/\S[^\n]*/g) ?? []).map((line) => line.trim());
  if (Array.isArray(value)) return value.flatMap(readStrings);
  if (!isObject(value)) return [];
  return value.nodeType === 'text' ? readStrings(value.value) : readStrings(value.content);
}

const keyOf = ({ kind, id, field }: FieldSource): string => `${kind}/${id}/${field}`;

/**
 * Displays what an editor types before it is saved. Text on the page is replaced if it matches an earlier value of the
 * field. Values displayed in a different form, such as Markdown, change only after they are saved.
 */
export class UnsavedText {
  readonly #page: Element;
  /** Versions of each field's strings, latest last. The page may still load earlier versions. */
  readonly #versions = new Map<string, string[][]>();

  constructor(page: Element) {
    this.#page = page;
  }

  /** Returns the current text of a text node, whose loaded text may be out of date. */
  readonly textOf = (text: string, source: FieldSource): string => {
    const versions = this.#versions.get(keyOf(source)) ?? [];
    const latest = versions.at(-1) ?? [];
    const trimmed = text.trim();
    const version = versions.findLast((one) => one.length === latest.length && one.includes(trimmed));
    const texts = new Set(latest.filter((_, index) => version?.[index] === trimmed));
    const [only] = texts;
    return only === undefined || texts.size > 1 ? text : text.replace(trimmed, () => only);
  };

  /** Displays the values of an entry's fields as an editor types them. */
  update(id: string, fields: Record<string, unknown>): void {
    const changed = new Set<string>();
    for (const [field, value] of Object.entries(fields)) {
      const key = keyOf({ kind: 'entry', id, field });
      const texts = readStrings(value);
      const versions = this.#versions.get(key) ?? [];
      if (JSON.stringify(versions.at(-1)) === JSON.stringify(texts)) continue;
      this.#versions.set(key, [...versions, texts].slice(-MAX_VERSIONS));
      if (versions.length > 0) changed.add(key);
    }
    if (changed.size === 0) return;
    for (const { text, source } of taggedTextNodes(this.#page)) {
      if (!changed.has(keyOf(source))) continue;
      const displayed = withoutFieldMarks(text.data);
      const typed = this.textOf(displayed, source);
      // Include the mark, so that the node is tagged again, as after a page load.
      if (typed !== displayed) text.data = typed + fieldMark(source);
    }
  }
}
