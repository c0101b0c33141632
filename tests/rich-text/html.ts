/** Compares markup with the tree that a browser parses from it, and finds invalid HTML. */
import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { hasVisibleText } from '@cleanpro/text/visible-text';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const VOID = new Set(['br', 'hr', 'img']);
const PHRASING = new Set([
  'a',
  'b',
  'i',
  'u',
  'code',
  'sup',
  'sub',
  's',
  'span',
  'br',
  'img',
  'svg',
  'use',
  'path',
]);
const ONLY_PHRASING = new Set([
  'p',
  'a',
  'b',
  'i',
  'u',
  'code',
  'sup',
  'sub',
  's',
  'span',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const NOT_IN_HEADERS = new Set([...HEADINGS, 'section', 'article', 'header', 'footer']);
const INTERACTIVE = new Set(['a', 'button', 'input', 'select', 'details', 'iframe', 'video']);
/** Elements that readers would notice even when they are empty. */
const NEVER_EMPTY = new Set([...HEADINGS, 'p', 'li', 'a', 'ul', 'ol', 'blockquote', 'th', 'tr']);
const CHILDREN: Record<string, readonly string[]> = {
  ul: ['li'],
  ol: ['li'],
  table: ['caption', 'tbody'],
  tbody: ['tr'],
  tr: ['td', 'th'],
};
const PARENTS: Record<string, readonly string[]> = {
  li: ['ul', 'ol'],
  caption: ['table'],
  tbody: ['table'],
  tr: ['tbody'],
  td: ['tr'],
  th: ['tr'],
};

const parse = (markup: string): Element => {
  const [top] = parseFragment(`<div>${markup}</div>`).childNodes;
  if (!top || !tree.isElementNode(top)) throw new Error('The markup has no element');
  return top;
};

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (name) => ENTITIES[name] ?? '');

/** Returns the elements and text nodes as the tags nest them. */
export function outlineOf(markup: string): string {
  let outline = 'div(';
  for (const [, end, name, text] of `${markup}</div>`.matchAll(/<(\/?)([a-z0-9]+)[^>]*>|([^<]+)/g)) {
    if (text !== undefined) outline += JSON.stringify(decode(text));
    else if (end) outline += ')';
    else outline += `${name}(${VOID.has(name ?? '') ? ')' : ''}`;
  }
  return outline;
}

function nodeOutline(node: Node): string {
  if (tree.isTextNode(node)) return JSON.stringify(node.value);
  return tree.isElementNode(node) ? `${node.tagName}(${node.childNodes.map(nodeOutline).join('')})` : '';
}

/** Returns the elements and text nodes as a browser nests them. */
export const parsedOutline = (markup: string): string => nodeOutline(parse(markup));

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

const isHidden = (element: Element): boolean =>
  attribute(element, 'class')?.includes('visually-hidden') === true ||
  attribute(element, 'role') === 'tooltip';

function nodeText(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  return tree.isElementNode(node) && !isHidden(node) ? node.childNodes.map(nodeText).join('') : '';
}

/** Returns the text of markup, without tooltips and text for screen readers only. */
export const textOf = (markup: string): string => nodeText(parse(markup));

const elementsIn = ({ childNodes }: Element): Element[] =>
  childNodes.filter((node) => tree.isElementNode(node));

const within = (element: Element): Element[] =>
  elementsIn(element).flatMap((child) => [child, ...within(child)]);

const isInteractive = (element: Element): boolean =>
  INTERACTIVE.has(element.tagName) || attribute(element, 'tabindex') !== undefined;

const isSeen = (element: Element): boolean =>
  hasVisibleText(nodeText(element)) ||
  within(element).some(({ tagName }) => tagName === 'img' || tagName === 'hr');

function problemsOf(element: Element): string[] {
  const { tagName } = element;
  const children = elementsIn(element);
  const below = within(element);
  const problems: string[] = [];
  for (const child of children) {
    const allowed = CHILDREN[tagName];
    if (allowed && !allowed.includes(child.tagName)) problems.push(`${child.tagName} in ${tagName}`);
    const parents = PARENTS[child.tagName];
    if (parents && !parents.includes(tagName)) problems.push(`${child.tagName} in ${tagName}`);
    if (ONLY_PHRASING.has(tagName) && !PHRASING.has(child.tagName))
      problems.push(`${child.tagName} in ${tagName}`);
  }
  if ((tagName === 'a' || tagName === 'button') && below.some(isInteractive))
    problems.push(`interactive element in ${tagName}`);
  if (NEVER_EMPTY.has(tagName) && !isSeen(element)) problems.push(`empty ${tagName}`);
  if (tagName === 'h1') problems.push('h1');
  if (tagName === 'a' && !attribute(element, 'href')) problems.push('a without an address');
  if (/^\s*javascript:/i.test(attribute(element, 'href') ?? '')) problems.push('address that is a script');
  if (tagName === 'th') {
    if (!['col', 'row'].includes(attribute(element, 'scope') ?? '')) problems.push('th without a scope');
    if (below.some((inner) => NOT_IN_HEADERS.has(inner.tagName))) problems.push('section in th');
  }
  if (tagName === 'tbody' && new Set(children.map((row) => elementsIn(row).length)).size > 1)
    problems.push('rows of different lengths');
  return problems;
}

/** Returns violations of HTML's content model and of stricter rules, such as no empty paragraphs. */
export const htmlProblems = (markup: string): string[] => within(parse(markup)).flatMap(problemsOf);
