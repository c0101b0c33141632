/**
 * Replaces the field marks in the text of a preview (lib/content/preview/field-marks.ts) with attributes on the
 * surrounding elements. @contentful/live-preview uses these attributes to find the field of some text or a picture.
 */
import {
  hasFieldMark,
  markedParts,
  pictureSource,
  withoutFieldMarks,
  type FieldSource,
} from '@/lib/content/preview/field-marks';

const INVISIBLE = 'script, style, template';
const LABELS = new Set(['alt', 'aria-label', 'placeholder', 'title']);

interface Candidate {
  source: FieldSource;
  /** Length of the text. An element is tagged with the field of its longest text node. */
  length: number;
}

/** Fields of the text nodes whose marks were removed, and the text that each node displays instead. */
const texts = new WeakMap<Text, Candidate & { displayed: string }>();
/** Fields of the elements that have a marked attribute, such as the label of an icon. */
const labels = new WeakMap<Element, Candidate>();
const tagged = new WeakSet<Element>();

const mainCandidate = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.reduce<Candidate | undefined>(
    (best, each) => (best && best.length >= each.length ? best : each),
    undefined,
  );

const candidateOf = (text: string): Candidate | undefined =>
  mainCandidate(markedParts(text).map(({ text: part, source }) => ({ source, length: part.trim().length })));

/** Returns the text to display for a text node: the loaded text, or what an editor has typed since then. */
export type TextOf = (text: string, source: FieldSource) => string;

function readText(text: Text, textOf: TextOf): void {
  // Several changes of the same text node are reported together. Handling the first one already removed the mark.
  if (texts.get(text)?.displayed === text.data) return;
  const candidate = candidateOf(text.data);
  if (!candidate) return void texts.delete(text);
  const displayed = textOf(withoutFieldMarks(text.data), candidate.source);
  texts.set(text, { ...candidate, displayed });
  text.data = displayed;
}

/** Yields each text node of a page whose text comes from a field. */
export function* taggedTextNodes(page: Element): Generator<{ text: Text; source: FieldSource }> {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const candidate = node instanceof Text ? texts.get(node) : undefined;
    if (node instanceof Text && candidate) yield { text: node, source: candidate.source };
  }
}

/** Removes the marks from all attributes. Records the field of attributes that visitors see or hear. */
function readAttributes(element: Element): void {
  const found: Candidate[] = [];
  for (const { name, value } of element.attributes) {
    if (!hasFieldMark(value)) continue;
    const candidate = LABELS.has(name) ? candidateOf(value) : undefined;
    if (candidate) found.push(candidate);
    element.setAttribute(name, withoutFieldMarks(value));
  }
  const label = mainCandidate(found);
  if (label) labels.set(element, label);
}

function sourceOf(element: Element): FieldSource | undefined {
  const picture = element instanceof HTMLImageElement ? pictureSource(element.src) : undefined;
  if (picture) return picture;
  const own = [...element.childNodes].flatMap((node) =>
    node instanceof Text ? (texts.get(node) ?? []) : [],
  );
  return (mainCandidate(own) ?? labels.get(element))?.source;
}

function tag(element: Element): void {
  const source = sourceOf(element);
  if (!source && !tagged.has(element)) return;
  const { kind, id, field } = source ?? {};
  const attributes = {
    'data-contentful-entry-id': kind === 'entry' ? id : undefined,
    'data-contentful-asset-id': kind === 'asset' ? id : undefined,
    'data-contentful-field-id': field,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  tagged.add(element);
}

function tagAll(root: Node, textOf: TextOf): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(INVISIBLE) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const elements = new Set<Element>();
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Element) {
      readAttributes(node);
      elements.add(node);
    } else if (node instanceof Text) {
      if (hasFieldMark(node.data)) readText(node, textOf);
      if (node.parentElement) elements.add(node.parentElement);
    }
  }
  for (const element of elements) tag(element);
}

function tagChange({ type, target, addedNodes }: MutationRecord, textOf: TextOf): void {
  if (type === 'childList') {
    for (const node of addedNodes) tagAll(node, textOf);
    if (target instanceof Element) tag(target);
  } else if (target instanceof Text) {
    readText(target, textOf);
    if (target.parentElement) tag(target.parentElement);
  } else if (target instanceof Element) {
    readAttributes(target);
    tag(target);
  }
}

/**
 * Tags a page now and after each of its changes.
 * @returns a function that stops tagging
 */
export function tagFields(page: Element, textOf: TextOf = (text) => text): () => void {
  const observer = new MutationObserver((records) => {
    for (const record of records) tagChange(record, textOf);
    // Discard the records of changes made by this callback.
    observer.takeRecords();
  });
  tagAll(page, textOf);
  observer.observe(page, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...LABELS, 'src', 'value'],
  });
  return () => observer.disconnect();
}
