/** A problem of a redirect, in the words of the content check. */
import { redirectProblems, type RedirectProblem } from '../../../lib/redirects/redirect-problems.ts';
import { parseSource, parseTarget } from '../../../lib/redirects/redirect.ts';
import type { Content, Entry } from '../management/content.ts';
import { pageAt } from '../new-page/addresses.ts';
import type { Types } from '../new-page/page-types.ts';
import { pathBelowRoot } from '../pages/paths.ts';
import { readRedirects } from './moved-page.ts';

const TYPE = 'redirect';
/** The site follows as many. */
const MAX_HOPS = 10;
const HOME = '/en-us';

/** The paths on which the problems of a redirect depend: its source, and the targets of all redirects in a row. */
function pathsFrom(from: string, targets: ReadonlyMap<string, string | null>): string[] {
  const paths: string[] = [];
  for (
    let path: string | null | undefined = from;
    path && !paths.includes(path) && paths.length <= MAX_HOPS;
    path = targets.get(path)
  )
    paths.push(path);
  return paths;
}

/** The problems of one redirect's draft; none of any other entry. */
export async function problemsOf(content: Content, types: Types, entry: Entry): Promise<RedirectProblem[]> {
  if (entry.sys.contentType.sys.id !== TYPE) return [];
  const redirects = (await readRedirects(content)).filter(({ from, to }) => from !== '' && to !== '');
  const targets = new Map<string, string | null>();
  let own = '';
  for (const { id, from, to } of redirects) {
    const source = parseSource(from);
    if (!('path' in source)) continue;
    if (id === entry.sys.id) own = source.path;
    targets.set(source.path, parseTarget(to)?.path ?? null);
  }
  const paths = pathsFrom(own, targets);
  const holders = await Promise.all(
    paths.map((path) =>
      path === HOME
        ? true
        : path.startsWith(pathBelowRoot('')) && pageAt(content, types, path.slice(HOME.length + 1)),
    ),
  );
  const pages = new Set(paths.filter((_, index) => holders[index]));
  const problems = redirectProblems(redirects, { hasPage: (path) => pages.has(path) });
  return problems.filter(({ id }) => id === entry.sys.id);
}
