import { parse } from 'parse5';
import { attribute, elements, trimmed, type Element } from './page-facts';

export interface PageLink {
  text: string;
  href: string;
  form: boolean;
}

/** Returns an element's accessible name: its label, or its text with the alternative text of its pictures. */
function nameOf(element: Element): string {
  const label = attribute(element, 'aria-label');
  if (label) return label;
  const alternatives = [...elements(element)]
    .filter(({ tagName }) => tagName === 'img')
    .map((image) => attribute(image, 'alt') ?? '');
  return [trimmed(element), ...alternatives].filter(Boolean).join(' ');
}

/** Returns the links in these elements, and the targets of their GET forms. */
export function linksWithin(html: string, tags: readonly string[]): PageLink[] {
  const parts = [...elements(parse(html))].filter(({ tagName }) => tags.includes(tagName));
  const links = parts.flatMap((part) =>
    [...elements(part)].flatMap((element): PageLink[] => {
      if (element.tagName === 'a') {
        const href = attribute(element, 'href');
        return href === undefined ? [] : [{ text: nameOf(element), href, form: false }];
      }
      if (element.tagName !== 'form' || attribute(element, 'method')?.toLowerCase() !== 'get') return [];
      const button = [...elements(element)].find(
        (control) => control.tagName === 'button' && attribute(control, 'type') !== 'button',
      );
      return button ? [{ text: nameOf(button), href: attribute(element, 'action') ?? '', form: true }] : [];
    }),
  );
  return [...new Map(links.map((link) => [`${link.text} ${link.href}`, link])).values()];
}

/**
 * Describes the target of a link by its heading, its title and the beginning of the part that the fragment
 * refers to.
 */
export function describeTarget(html: string, fragment: string): { heading: string; words: string } {
  const all = [...elements(parse(html))];
  const textOf = (tag: string): string => {
    const found = all.find(({ tagName }) => tagName === tag);
    return found ? trimmed(found) : '';
  };
  const part = fragment ? all.find((element) => attribute(element, 'id') === fragment) : undefined;
  const current = all.find((element) => attribute(element, 'aria-current') === 'page');
  return {
    heading: textOf('h1'),
    words: [
      textOf('h1'),
      textOf('title'),
      current ? trimmed(current) : '',
      part ? trimmed(part).slice(0, 300) : '',
    ].join(' '),
  };
}
