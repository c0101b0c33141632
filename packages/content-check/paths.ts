import { linkedPath } from '@cleanpro/content-values/editorial/link-target';
import { isReservedPath, normalizePath } from '@cleanpro/content-values/redirects/normalize-path';
import { parseTarget } from '@cleanpro/content-values/redirects/redirect';
import { parseRichText } from '@cleanpro/content-values/rich-text/parse';
import { inlineContents } from '@cleanpro/content-values/rich-text/plain-text';
import { redirectSources } from './redirects.ts';
import type { Entry, Space } from '@cleanpro/contentful-local/space/types';
import { linksOf } from '@cleanpro/contentful-local/space/view';
import type { Problem } from './problem.ts';
import { textOf } from './values.ts';

const PAGE_FIELDS = 'pageMetaData';

function slugOf(entry: Entry, space: Space): string | undefined {
  if (entry.sys.contentType.sys.id !== 'productsPage') return textOf(entry, 'slug');
  const [link] = Object.values(entry.fields.product ?? {}).flatMap(linksOf);
  const product = link && space.preview.entry(link.sys.id);
  return product && textOf(product, 'slug');
}

const addressesIn = (value: unknown): string[] =>
  inlineContents(parseRichText(value).blocks)
    .flat()
    .flatMap((inline) =>
      inline.type === 'link' && inline.target.kind === 'address' ? [inline.target.uri] : [],
    );

/**
 * Returns the normalized path of a link to this site, or null if the link cannot be decoded. Returns undefined for all
 * other links. `fieldProblems` reports links that the site refuses.
 */
function pathOfLink(link: string): string | null | undefined {
  const path = linkedPath(link);
  return typeof path === 'string' ? normalizePath(`/en-us/${path}`) : undefined;
}

/**
 * Reports pages without a unique slug, and internal links that lead to no page.
 * @param hasPage whether a page exists at a normalized path
 */
export function checkPaths(space: Space, hasPage: (path: string) => boolean): Problem[] {
  const problems: Problem[] = [];
  const owners = new Map<string, string>();
  const pageTypes = [...space.contentTypes.values()].filter((type) =>
    type.fields.some((field) => field.id === PAGE_FIELDS),
  );
  for (const type of pageTypes) {
    for (const entry of space.preview.entriesOf(type.sys.id)) {
      const slug = slugOf(entry, space);
      if (slug === undefined) {
        problems.push({
          id: entry.sys.id,
          field: 'slug',
          what: 'is empty, so the page has no URL',
          todo: 'give the page or its product a slug',
        });
        continue;
      }
      const other = owners.get(slug);
      if (other !== undefined)
        problems.push({
          id: entry.sys.id,
          field: 'slug',
          what: `is ${slug}, which ${other} already uses`,
          todo: 'give each page its own slug',
        });
      owners.set(slug, entry.sys.id);
    }
  }
  const redirects = redirectSources(space);
  const isReachable = (path: string | null | undefined): boolean =>
    path === undefined || (path !== null && (isReservedPath(path) || hasPage(path) || redirects.has(path)));
  const report = (id: string, field: string, what: string): void => {
    problems.push({ id, field, what: `${what}, which is not a page`, todo: 'correct the link' });
  };
  const FIELDS = ['link', 'menuLink', 'countryWebsite', 'website', 'canonicalPath'];
  for (const entry of space.preview.entries()) {
    const { id } = entry.sys;
    for (const field of FIELDS) {
      const link = textOf(entry, field);
      if (link !== undefined && !isReachable(pathOfLink(link))) report(id, field, `links to ${link}`);
    }
    const target = textOf(entry, 'to');
    if (target !== undefined && !isReachable(parseTarget(target)?.path ?? undefined))
      report(id, 'to', `redirects to ${target}`);
    for (const [field, values] of Object.entries(entry.fields)) {
      for (const uri of Object.values(values).flatMap(addressesIn))
        if (!isReachable(pathOfLink(uri))) report(id, field, `links to ${uri}`);
    }
  }
  return problems;
}
