import { isSharedPage } from '@/lib/content/routing/routes';
import { linksToThisPage, opensHere } from './opens-here';

/** Chromium's `navigator.connection`. Other browsers do not have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether to avoid prefetching because of the visitor's settings or a slow network. */
export const savesData = (): boolean =>
  navigator.connection?.saveData === true ||
  navigator.connection?.effectiveType?.endsWith('2g') === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/**
 * Returns the address of the page to prefetch for a link. Returns undefined for links to other sites, windows or
 * layouts, to files and to the current page. Also returns undefined for pages that change something, or that are
 * rendered per request, such as searches.
 */
export function prefetchedAddress(link: HTMLAnchorElement): string | undefined {
  const { pathname, search } = link;
  return opensHere(link) && !linksToThisPage(link) && isSharedPage({ pathname, search })
    ? pathname + search
    : undefined;
}
