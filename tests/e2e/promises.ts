import { PAGES } from './pages';

export const MAIN_PAGES = [
  PAGES.home,
  PAGES['content page'],
  PAGES['all brands'],
  PAGES['brand page'],
  PAGES.product,
  PAGES['product list'],
  PAGES.industry,
  PAGES.articles,
  PAGES.article,
  PAGES['job to be done'],
  PAGES['safety data sheets'],
  PAGES.offers,
];

const IGNORED = new Set(
  'a all an and are at by for from go here how i in into is it its more of on one our see the this to us we what where who with you your'.split(
    ' ',
  ),
);

/** Returns the meaningful words of a string, without their endings. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !IGNORED.has(word))
      .map((word) => word.replace(/(ies|ing|ed|es|s|y|e)$/, '')),
  );

export const isPromised = (text: string, target: string): boolean =>
  wordsOf(text).intersection(wordsOf(target)).size > 0;
