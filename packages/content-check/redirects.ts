import { pageHref, ROOT } from '@cleanpro/content-values/paths/links';
import { decidingPath } from '@cleanpro/content-values/paths/own-pages';
import {
  redirectProblems as problemsOfRedirects,
  type RedirectProblem,
} from '@cleanpro/content-values/redirects/redirect-problems';
import { parseSource } from '@cleanpro/content-values/redirects/redirect';
import type { Entry, Space } from '@cleanpro/contentful-local/space/types';
import { linksOf } from '@cleanpro/contentful-local/space/view';

export const REDIRECT = 'redirect';
/** Field that only the content types of pages have. */
export const PAGE_FIELD = 'pageMetaData';

/** Returns the text of a field in the first locale that has one. */
export function firstText(entry: Entry, field: string): string | undefined {
  const value = Object.values(entry.fields[field] ?? {})[0];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the normalized source path of a redirect, or undefined if the redirect can never match. */
export function redirectSource(entry: Entry): string | undefined {
  const source = parseSource(firstText(entry, 'from') ?? '');
  return 'path' in source ? source.path : undefined;
}

/** Returns the normalized source paths of all redirects. */
export const redirectSources = (space: Space): Set<string> =>
  new Set(space.preview.entriesOf(REDIRECT).flatMap((entry) => redirectSource(entry) ?? []));

/**
 * Returns a function that tells whether a page exists at a normalized path.
 * @param slugs slugs of all pages that entries define
 */
export function pageLookup(slugs: ReadonlySet<string>): (path: string) => boolean {
  return (path) => {
    const ofEntry = decidingPath(path);
    if (ofEntry === null || ofEntry === ROOT) return true;
    const slug = ofEntry.slice(ROOT.length + 1);
    return ofEntry === pageHref(slug) && slugs.has(slug);
  };
}

/**
 * Returns the problems with redirects: invalid sources and targets, loops, chains, and redirects away from an existing
 * page.
 * @param hasPage whether a page exists at a normalized path
 */
export function redirectProblems(space: Space, hasPage: (path: string) => boolean): RedirectProblem[] {
  const redirects = space.preview.entriesOf(REDIRECT).flatMap((entry) => {
    const from = firstText(entry, 'from');
    const to = firstText(entry, 'to');
    return from !== undefined && to !== undefined ? [{ id: entry.sys.id, from, to }] : [];
  });
  return problemsOfRedirects(redirects, { hasPage });
}

/** Returns the slugs of all pages. Those of product pages are stored in their product. */
export function pageSlugs(space: Space): Set<string> {
  const slugs = new Set<string>();
  for (const type of space.contentTypes.values()) {
    if (!type.fields.some(({ id }) => id === PAGE_FIELD)) continue;
    for (const entry of space.preview.entriesOf(type.sys.id)) {
      const [link] = Object.values(entry.fields.product ?? {}).flatMap(linksOf);
      const slug =
        firstText(entry, 'slug') ?? firstText(space.preview.entry(link?.sys.id ?? '') ?? entry, 'slug');
      if (slug !== undefined) slugs.add(slug);
    }
  }
  return slugs;
}
