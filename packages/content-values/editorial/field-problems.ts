/**
 * Validates field values beyond the content model. For an invalid value, the site would show nothing, or not what the
 * editor meant. Shared by content:check, the studio, and the webhook, which logs the problems.
 */
import { hasVisibleText } from '@cleanpro/text/visible-text';
import { parseFilm } from './film.ts';
import { canonicalHref, linkedPath } from './link-target.ts';

export interface FieldProblem {
  what: string;
  todo: string;
}

type Rule = (text: string) => FieldProblem | undefined;

const filmRule: Rule = (text) =>
  parseFilm(text)
    ? undefined
    : {
        what: 'isn’t the URL of a video that the site can play',
        todo: 'use the URL of one video on YouTube or Vimeo, or link a file',
      };

const canonicalRule: Rule = (text) =>
  canonicalHref(text)
    ? undefined
    : {
        what: 'isn’t the URL of a page',
        todo: 'enter the path of a page, such as /en-us/articles/contact-time, or a full URL',
      };

const linkRule: Rule = (text) =>
  linkedPath(text) === undefined
    ? {
        what: 'isn’t a URL that the site can link to',
        todo: 'enter the path of a page, or a URL with https:, mailto: or tel:',
      }
    : undefined;

const RULES: ReadonlyMap<string, Rule> = new Map([
  ['canonicalPath', canonicalRule],
  ['countryWebsite', linkRule],
  ['link', linkRule],
  ['menuLink', linkRule],
  ['videoLink', filmRule],
  ['videoUrl', filmRule],
  ['website', linkRule],
]);

/** Maximum number of characters of an address quoted in a problem. */
const MAX_QUOTED = 100;

const BLANK: FieldProblem = {
  what: 'contains only spaces or invisible characters',
  todo: 'enter some text, or clear the field',
};

/**
 * Returns the addresses of all links in a rich text document. Iterative, because documents can be nested to any depth.
 */
function addressesIn(document: unknown): string[] {
  const addresses: string[] = [];
  const rest: unknown[] = [document];
  while (rest.length > 0) {
    const node = rest.pop();
    if (Array.isArray(node)) for (const child of node.toReversed()) rest.push(child);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) continue;
    const { nodeType, data, content }: { nodeType?: unknown; data?: unknown; content?: unknown } = node;
    const isLink = nodeType === 'hyperlink' && typeof data === 'object' && data !== null && 'uri' in data;
    if (isLink && typeof data.uri === 'string') addresses.push(data.uri);
    rest.push(content);
  }
  return addresses;
}

/** Returns the problems of a field value. */
export function fieldProblems(field: string, value: unknown): FieldProblem[] {
  if (typeof value !== 'string') {
    return addressesIn(value).flatMap((address) => {
      const problem = linkRule(address);
      return problem
        ? [{ ...problem, what: `contains a link to ${address.slice(0, MAX_QUOTED)}, which ${problem.what}` }]
        : [];
    });
  }
  if (value === '') return [];
  if (!hasVisibleText(value)) return [BLANK];
  const problem = RULES.get(field)?.(value);
  return problem ? [problem] : [];
}
