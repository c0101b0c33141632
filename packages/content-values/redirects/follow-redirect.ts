import { parseSource, parseTarget, type RedirectTarget } from './redirect.ts';

export interface StoredRedirect {
  from: string;
  to: string;
  permanent: boolean;
}

interface Redirect extends RedirectTarget {
  permanent: boolean;
}

/** Redirects by the normalized path of their source. */
export type Redirects = ReadonlyMap<string, Redirect>;

/**
 * Indexes the valid redirects. If several have the same source, the first one wins.
 * @param origins the site's own origins
 */
export function indexRedirects(stored: readonly StoredRedirect[], origins: readonly string[]): Redirects {
  const redirects = new Map<string, Redirect>();
  for (const { from, to, permanent } of stored) {
    const source = parseSource(from);
    const target = parseTarget(to, origins);
    if ('path' in source && target && !redirects.has(source.path))
      redirects.set(source.path, { ...target, permanent });
  }
  return redirects;
}

/**
 * Follows the redirects of a path to the end of the chain. Returns null if there is no redirect, or if the chain is a
 * loop.
 * @param hasPage whether a page exists at a normalized path; pages take precedence over redirects
 */
export async function followRedirect(
  redirects: Redirects,
  from: string,
  hasPage: (path: string) => Promise<boolean>,
): Promise<{ to: string; permanent: boolean } | null> {
  const visited = new Set<string>();
  let permanent = true;
  let redirect = redirects.get(from);
  let path = from;
  while (redirect) {
    visited.add(path);
    permanent &&= redirect.permanent;
    const { href, path: next } = redirect;
    if (next !== null && visited.has(next)) return null;
    const further = next === null ? undefined : redirects.get(next);
    if (next === null || !further || (await hasPage(next))) return { to: href, permanent };
    path = next;
    redirect = further;
  }
  return null;
}
