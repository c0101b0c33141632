/** Which links are worth fetching the page of before they are clicked. */
import { isSharedPage } from '@/lib/content/routing/routes';
import { isOfThisPage, opensHere } from './opens-here';

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
 * file, this very page, a page of another layout, and what is rendered for one request, such as a search, or changes something.
 */
export function prefetchedAddress(link: HTMLAnchorElement): string | undefined {
  const { pathname, search } = link;
  return opensHere(link) && !isOfThisPage(link) && isSharedPage({ pathname, search })
    ? pathname + search
    : undefined;
}
