import { html as namespaces, parse, type ParserError } from 'parse5';
import { attribute, elements, trimmed, type Element } from './page-facts';

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** Elements that must not contain elements that match the pattern. Browsers repair such markup or make it unusable. */
const NESTED: Readonly<Record<string, RegExp>> = {
  a: /^(a|button|input|select|textarea)$/,
  button: /^(a|button|input|select|textarea)$/,
  form: /^form$/,
  label: /^label$/,
};
const LISTED: Readonly<Record<string, RegExp>> = {
  ul: /^(li|script|template)$/,
  ol: /^(li|script|template)$/,
  dl: /^(dt|dd|div|script|template)$/,
};

const isElement = (node: Element['childNodes'][number]): node is Element => 'tagName' in node;
const open = ({ tagName }: Element): string => `<${tagName}>`;

function problemsOf(element: Element): string[] {
  const { tagName, namespaceURI, sourceCodeLocation: at } = element;
  if (namespaceURI !== namespaces.NS.HTML) return [];
  if (!at) return [`has a ${open(element)} that the browser adds`];
  const inside = NESTED[tagName];
  const listed = LISTED[tagName];
  return [
    ...(!VOID.has(tagName) && !at.endTag ? [`has a ${open(element)} without its end`] : []),
    ...(inside
      ? [...elements(element)]
          .filter((each) => each !== element && inside.test(each.tagName))
          .map((each) => `has a ${open(each)} in a ${open(element)}`)
      : []),
    ...(listed
      ? element.childNodes
          .filter(isElement)
          .filter((child) => !listed.test(child.tagName))
          .map((child) => `has a ${open(child)} as an item of a ${open(element)}`)
      : []),
  ];
}

/** Returns problems with the markup: parse errors, and elements that the parser adds, closes or moves. */
export function markupProblems(html: string): string[] {
  const errors: string[] = [];
  const onParseError = ({ code, startLine, startCol }: ParserError): void => {
    errors.push(`has the markup error ${code} at ${startLine}:${startCol}`);
  };
  const document = parse(html, { sourceCodeLocationInfo: true, onParseError });
  return [...new Set([...errors, ...[...elements(document)].flatMap(problemsOf)])];
}

/** Returns the metadata of a page by the name of its element. Each name should occur once. */
export function readHead(html: string): Map<string, string[]> {
  const head = new Map<string, string[]>();
  for (const element of elements(parse(html))) {
    const name =
      element.tagName === 'title'
        ? 'title'
        : element.tagName === 'link'
          ? attribute(element, 'rel')
          : (attribute(element, 'name') ?? attribute(element, 'property'));
    if (name === undefined || !['title', 'link', 'meta'].includes(element.tagName)) continue;
    // Pictures in SVG have their own titles.
    if (element.tagName === 'title' && element.parentNode?.nodeName !== 'head') continue;
    const value = attribute(element, 'content') ?? attribute(element, 'href') ?? trimmed(element);
    const key = element.tagName === 'meta' ? `meta ${name}` : name;
    head.set(key, [...(head.get(key) ?? []), value]);
  }
  return head;
}

const DEMANDED: Readonly<Record<string, RegExp>> = {
  title: /\S/,
  'meta title': /\S/,
  'meta keywords': /\S/,
  'meta description': /\S/,
  'meta image': /^http.*\/images\//,
  canonical: /^http.*\/en-us(\/|$)/,
  'meta og:title': /\S/,
  'meta og:description': /\S/,
  'meta og:image': /^http.*\/images\//,
};

export function metadataProblems(html: string): string[] {
  const head = readHead(html);
  return Object.entries(DEMANDED).flatMap(([field, pattern]) => {
    const values = head.get(field) ?? [];
    const isRight = values.length === 1 && pattern.test(values[0] ?? '');
    return isRight ? [] : [`has ${values.length === 0 ? 'no' : 'the'} ${field} ${values.join(', ')}`.trim()];
  });
}
