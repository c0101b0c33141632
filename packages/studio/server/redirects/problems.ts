import { decidingPath } from '@cleanpro/content-values/paths/own-pages';
import {
  problemsOfRedirect,
  type RedirectProblem,
} from '@cleanpro/content-values/redirects/redirect-problems';
import type { Content, Entry } from '../management/content.ts';
import { isPageAt } from '../new-page/addresses.ts';
import type { Types } from '../new-page/page-types.ts';
import { readRedirects } from './moved-page.ts';

const TYPE = 'redirect';

/** Returns the problems of a redirect's draft, worded as in the content check. Empty for entries of other types. */
export async function findRedirectProblems(
  content: Content,
  types: Types,
  entry: Entry,
): Promise<RedirectProblem[]> {
  if (entry.sys.contentType.sys.id !== TYPE) return [];
  const redirects = (await readRedirects(content)).filter(({ from, to }) => from !== '' && to !== '');
  return problemsOfRedirect(entry.sys.id, redirects, async (path) => {
    const ofEntry = decidingPath(path);
    return ofEntry === null || isPageAt(content, types, ofEntry);
  });
}
