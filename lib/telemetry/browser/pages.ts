/** Detects page views by the `data-page` attribute of the rendered page, so that pages need no script for it. */
import * as z from 'zod/mini';
import { PAGE_DATA } from '@/lib/analytics/page-data';
import type { Signal } from './signals';

const DATA = z.nullable(PAGE_DATA);

/** Returns the attribute of a page. Undefined for an error, or while the next page is not rendered yet. */
const pageDataOf = (page: EventTarget | null): string | undefined =>
  page instanceof HTMLElement ? page.dataset.page : undefined;

export interface Pages {
  /** Reports a page, by default the current one, unless it was already reported. */
  check: (page?: EventTarget | null) => void;
  /** Reports the page that is being left, unless it was already reported, and waits for the next one. */
  leave: (event: Event) => void;
}

/** Returns functions that report each page view of the document once. */
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
