import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is Element => 'tagName' in node;
const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/**
 * Yields all elements in document order, as a browser's parser sees them. The content of a `<template>` is
 * not included.
 */
export function* elements(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  for (const child of childrenOf(node)) yield* elements(child);
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((found) => found.name === name)?.value;

function words(node: Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  return childrenOf(node).map(words).join('');
}

export const trimmed = (node: Node): string => words(node).replace(/\s+/g, ' ').trim();

export const countElements = (html: string): number => [...elements(parse(html))].length;

interface Crumb {
  title: string;
  href: string | undefined;
  current: boolean;
}

export interface PageFacts {
  title: string;
  headings: string[];
  /** Whether the main content has a level-1 heading and the footer has its last line. */
  complete: boolean;
  /** Whether streamed parts wait for a script to put them into place. */
  streamed: boolean;
  canonical: string[];
  description: string | undefined;
  robots: string;
  language: string | undefined;
  trails: Crumb[][];
  data: string[];
  links: string[];
  pictures: { src: string; alt: string | undefined }[];
  /** URLs of asset files, in any attribute and in structured data. */
  files: Set<string>;
  ids: string[];
  classes: Set<string>;
  carousels: string[];
}

const FILE = /(?:https?:\/\/[\w.:-]+)?\/images\/[\w%./-]+/g;

export function parsePageFacts(html: string): PageFacts {
  const all = [...elements(parse(html))];
  const named = (name: string): Element[] => all.filter(({ tagName }) => tagName === name);
  const meta = (name: string): string | undefined => {
    const found = named('meta').find((element) => attribute(element, 'name') === name);
    return found && attribute(found, 'content');
  };
  const within = (tag: string): Element[] => named(tag).flatMap((element) => [...elements(element)]);
  const trails = named('nav').filter((nav) => /breadcrumb/i.test(attribute(nav, 'aria-label') ?? ''));
  return {
    title: trimmedFirst(named('title')),
    headings: named('h1').map(trimmed),
    complete:
      within('main').some(({ tagName }) => tagName === 'h1') &&
      named('footer').some((footer) => words(footer).includes('All rights reserved')),
    streamed: all.some(
      (element) => element.tagName === 'template' || attribute(element, 'id')?.startsWith('S:') === true,
    ),
    canonical: named('link')
      .filter((link) => attribute(link, 'rel') === 'canonical')
      .map((link) => attribute(link, 'href') ?? ''),
    description: meta('description'),
    robots: meta('robots') ?? '',
    language: attribute(named('html')[0] ?? missing('html'), 'lang'),
    trails: trails.map((trail) =>
      [...elements(trail)]
        .filter(({ tagName }) => tagName === 'li')
        .map((item) => {
          const inside = [...elements(item)];
          const link = inside.find(({ tagName }) => tagName === 'a');
          return {
            title: trimmed(item),
            href: link && attribute(link, 'href'),
            current: inside.some((element) => attribute(element, 'aria-current') === 'page'),
          };
        }),
    ),
    data: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map(words),
    links: named('a').flatMap((link) => attribute(link, 'href') ?? []),
    pictures: named('img').map((image) => ({
      src: attribute(image, 'src') ?? '',
      alt: attribute(image, 'alt'),
    })),
    files: new Set(
      [
        ...all.flatMap(({ attrs }) => attrs.map(({ value }) => value)),
        ...named('script')
          .filter((script) => attribute(script, 'type') === 'application/ld+json')
          .map(words),
      ].flatMap((text) => text.match(FILE) ?? []),
    ),
    ids: all.flatMap((element) => attribute(element, 'id') ?? []),
    classes: new Set(all.flatMap((element) => (attribute(element, 'class') ?? '').split(/\s+/))),
    carousels: all.flatMap((element) => attribute(element, 'data-carousel') ?? []),
  };
}

const trimmedFirst = (found: Element[]): string => (found[0] ? trimmed(found[0]) : '');

function missing(name: string): never {
  throw new Error(`The page has no <${name}>`);
}
