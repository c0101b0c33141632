/** Which page is seen. What it is, the server wrote into an attribute of it: pages send no script for that. */
import * as z from 'zod/mini';
import { PAGE_DATA } from '@/lib/analytics/page-data';
import type { Signal } from './signals';

const DATA = z.nullable(PAGE_DATA);

/** What a page says of itself; undefined for what is no page: an error, or a page that is not there yet. */
const saidBy = (page: EventTarget | null): string | undefined =>
  page instanceof HTMLElement ? page.dataset.page : undefined;

export interface Pages {
  /** Tells of a page, without a word for which of the one that is seen, if it was not told of. */
  look: (page?: EventTarget | null) => void;
  /** Tells of the page that is left, if it was not told of, and watches for the one that comes. */
  left: (event: Event) => void;
}

export function watchPages(tell: (page: Extract<Signal, { kind: 'page' }>) => void): Pages {
  let told: string | undefined;
  let since: number | undefined;
  const see = (said: string | undefined): void => {
    if (said === told) return;
    told = said;
    if (said === undefined) return;
    arriving.disconnect();
    tell({ kind: 'page', data: DATA.parse(JSON.parse(said)), since });
    since = undefined;
  };
  const look = (page: EventTarget | null = document.querySelector('[data-page]')): void => see(saidBy(page));
  const arriving = new MutationObserver(() => look());
  return {
    look,
    left({ target, timeStamp }) {
      look(target);
      since = timeStamp;
      arriving.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-page'] });
    },
  };
}
