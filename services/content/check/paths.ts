/** Checks the URLs of pages, and the internal links of texts and buttons. */
import { linkedPath } from '../../../lib/editorial/links.ts';
import { normalizePath } from '../../../lib/redirects/normalize-path.ts';
import { parseRichText } from '../../../lib/rich-text/parse.ts';
import { inlineContents } from '../../../lib/rich-text/plain-text.ts';
import { redirectSources } from '../space/redirects.ts';
import type { Entry, Space } from '../space/types.ts';
import { linksOf } from '../space/view.ts';
import type { Problem } from './problem.ts';
import { checkRecommender } from './recommender.ts';
import { textOf } from './values.ts';

/** Routes that are not entries: search, forms and tools. */
const FIXED_ROUTES = new Set(['search', 'compare-products', 'sign-in', 'register']);
const PAGE_FIELDS = 'pageMetaData';

function slugOf(entry: Entry, space: Space): string | undefined {
  if (entry.sys.contentType.sys.id !== 'productsPage') return textOf(entry, 'slug');
  const [link] = Object.values(entry.fields.product ?? {}).flatMap(linksOf);
  const product = link && space.preview.entry(link.sys.id);
  return product && textOf(product, 'slug');
}

/** The addresses of the links in a rich text. */
const addressesIn = (value: unknown): string[] =>
  inlineContents(parseRichText(value).blocks)
    .flat()
    .flatMap((inline) =>
      inline.type === 'link' && inline.target.kind === 'address' ? [inline.target.uri] : [],
    );

/** Each page needs a slug of its own; internal links must lead to a page. */
export function checkPaths(space: Space): Problem[] {
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
          what: 'is a page that no URL reaches',
          todo: 'give it a slug, or its product one',
        });
        continue;
      }
      const other = owners.get(slug);
      if (other !== undefined)
        problems.push({
          id: entry.sys.id,
          field: 'slug',
          what: `has the URL ${slug}, as has ${other}`,
          todo: 'give each page its own slug',
        });
      owners.set(slug, entry.sys.id);
    }
  }
  const recommender = checkRecommender(space);
  problems.push(...recommender.problems);
  const redirects = redirectSources(space);
  const isReachable = (link: string): boolean => {
    const path = linkedPath(link);
    return (
      // A link that the site refuses is a problem of its field.
      path === undefined ||
      path === null ||
      path === '' ||
      owners.has(path) ||
      FIXED_ROUTES.has(path) ||
      redirects.has(normalizePath(`/en-us/${path}`) ?? undefined) ||
      recommender.paths.has(path)
    );
  };
  const FIELDS = ['link', 'menuLink', 'to', 'countryWebsite', 'website', 'canonicalPath'];
  for (const entry of space.preview.entries()) {
    for (const field of FIELDS) {
      const link = textOf(entry, field);
      if (link !== undefined && !isReachable(link))
        problems.push({
          id: entry.sys.id,
          field,
          what: `leads to ${link}, which is no page`,
          todo: 'correct the link',
        });
    }
    for (const [field, values] of Object.entries(entry.fields)) {
      for (const uri of Object.values(values).flatMap(addressesIn)) {
        if (!isReachable(uri))
          problems.push({
            id: entry.sys.id,
            field,
            what: `holds a link to ${uri}, which is no page`,
            todo: 'correct the link',
          });
      }
    }
  }
  return problems;
}
