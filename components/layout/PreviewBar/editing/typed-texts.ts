import { fieldMark, withoutFieldMarks, type FieldSource } from '@/lib/content/preview/field-marks';
import { isObject } from './is-object';
import { taggedTexts } from './tag-fields';

/** As many as are typed while the page loads what was saved. */
const MAX_VERSIONS = 500;

/** The texts of a field as they are marked, each on its own: lines, the texts of a list, those of a rich text document. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return (value.match(/\S[^\n]*/g) ?? []).map((line) => line.trim());
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isObject(value)) return [];
  return value.nodeType === 'text' ? textsOf(value.value) : textsOf(value.content);
}

const keyOf = ({ kind, id, field }: FieldSource): string => `${kind}/${id}/${field}`;

/**
 * What an editor types, displayed before it is saved. A text of the page is replaced where it is the one that the field
 * had before; what is displayed in another way, as Markdown is, follows with what was saved.
 */
export class TypedTexts {
  readonly #page: Element;
  /** The texts of each field, newest last: the page may still load older ones. */
  readonly #versions = new Map<string, string[][]>();

  constructor(page: Element) {
    this.#page = page;
  }

  /** The text that a text of the page became meanwhile. */
  readonly textOf = (text: string, source: FieldSource): string => {
    const versions = this.#versions.get(keyOf(source)) ?? [];
    const newest = versions.at(-1) ?? [];
    const trimmed = text.trim();
    const version = versions.findLast((one) => one.length === newest.length && one.includes(trimmed));
    const texts = new Set(newest.filter((_, index) => version?.[index] === trimmed));
    const [only] = texts;
    return only === undefined || texts.size > 1 ? text : text.replace(trimmed, () => only);
  };

  /** Displays the values of an entry's fields as they are typed. */
  update(id: string, fields: Record<string, unknown>): void {
    const changed = new Set<string>();
    for (const [field, value] of Object.entries(fields)) {
      const key = keyOf({ kind: 'entry', id, field });
      const texts = textsOf(value);
      const versions = this.#versions.get(key) ?? [];
      if (JSON.stringify(versions.at(-1)) === JSON.stringify(texts)) continue;
      this.#versions.set(key, [...versions, texts].slice(-MAX_VERSIONS));
      if (versions.length > 0) changed.add(key);
    }
    if (changed.size === 0) return;
    for (const { text, source } of taggedTexts(this.#page)) {
      if (!changed.has(keyOf(source))) continue;
      const displayed = withoutFieldMarks(text.data);
      const typed = this.textOf(displayed, source);
      // With its mark, as a text that the page loaded.
      if (typed !== displayed) text.data = typed + fieldMark(source);
    }
  }
}
