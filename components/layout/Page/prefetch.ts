/** Which links are worth fetching the page of before they are clicked. */
import { isSharedPage } from '@/lib/content/routing/routes';

/** What Chromium's `navigator.connection` says; other browsers have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Whether the visitor, or a slow network, asks for no more than what is opened. */
export const savesData = (): boolean =>
  navigator.connection?.saveData === true ||
  navigator.connection?.effectiveType?.endsWith('2g') === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/**
 * The address of the page that a link opens here; undefined where nothing is to be fetched: another site, another window, a
 * file, this very page, and what is rendered for one request, such as a search, or changes something.
 */
export function prefetchedAddress(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, target } = link;
  if (origin !== location.origin || target || link.hasAttribute('download')) return undefined;
  if (pathname === location.pathname && search === location.search) return undefined;
  return isSharedPage({ pathname, search }) ? pathname + search : undefined;
}
