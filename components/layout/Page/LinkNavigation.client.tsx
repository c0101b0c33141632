'use client';

import { useEffect } from 'react';
import { useRouter } from 'next/navigation';
import { pageSlug } from '@/lib/content/routing/routes';
import { linksToThisPage, opensHere } from './opens-here';

/** Whether a click opens its link in this window and no other handler has canceled it. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

/**
 * Returns the address that the router opens for a link. Returns undefined if the browser follows the link itself: to
 * other sites and layouts, to files, and to fragments of this page.
 */
function routedAddress(link: HTMLAnchorElement): string | undefined {
  const { pathname, search, hash } = link;
  if (!opensHere(link) || (hash && linksToThisPage(link))) return undefined;
  return pageSlug(pathname) !== null ? pathname + search + hash : undefined;
}

/**
 * Lets the router follow all links of a page, as `next/link` does, with a single listener. With a component per link,
 * each of the 230 links of a page would have to be rendered, sent and hydrated (docs/decisions/0012-next-page.md).
 */
export function LinkNavigation() {
  const { push } = useRouter();

  useEffect(() => {
    const controller = new AbortController();
    addEventListener(
      'click',
      (event) => {
        if (!isPlainClick(event) || !(event.target instanceof Element)) return;
        const link = event.target.closest('a');
        const address = link && routedAddress(link);
        if (!address) return;
        event.preventDefault();
        push(address);
      },
      { signal: controller.signal },
    );
    return () => controller.abort();
  }, [push]);

  return null;
}
