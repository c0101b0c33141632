/** Detects page views by the attribute `data-page` that the server renders; pages need no script for that. */
import * as z from 'zod/mini';
import { PAGE_DATA } from '@/lib/analytics/page-data';
import type { Signal } from './signals';

const DATA = z.nullable(PAGE_DATA);

/** A page's attribute; undefined for an error, or while the next page is not rendered. */
const pageDataOf = (page: EventTarget | null): string | undefined =>
  page instanceof HTMLElement ? page.dataset.page : undefined;

export interface Pages {
  /** Reports a page, by default the current one, unless it was reported. */
  check: (page?: EventTarget | null) => void;
  /** Reports the page that is left, unless it was reported, and waits for the next one. */
  leave: (event: Event) => void;
}

export function watchPages(report: (page: Extract<Signal, { kind: 'page' }>) => void): Pages {
  let reported: string | undefined;
  let since: number | undefined;
  const check = (page: EventTarget | null = document.querySelector('[data-page]')): void => {
    const data = pageDataOf(page);
    if (data === reported) return;
    reported = data;
    if (data === undefined) return;
    observer.disconnect();
    report({ kind: 'page', data: DATA.parse(JSON.parse(data)), since });
    since = undefined;
  };
  const observer = new MutationObserver(() => check());
  return {
    check,
    leave({ target, timeStamp }) {
      check(target);
      since = timeStamp;
      observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-page'] });
    },
  };
}
