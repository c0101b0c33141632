/** Events of a page for telemetry and analytics. */
import type { PageData } from '@/lib/analytics/page-data';

export type Signal =
  | { kind: 'error'; event: ErrorEvent | PromiseRejectionEvent }
  | { kind: 'click'; data: DOMStringMap }
  /** The signed-in member was stored in session storage. */
  | { kind: 'user' }
  /** A page is rendered; `since` is when its navigation began (ms of this document), undefined for the first page. */
  | { kind: 'page'; data: PageData | null; since: number | undefined };

declare global {
  // Set by the start script (server/documents/start.client.ts), until the page's own script takes the events over.
  var earlyEvents: Event[] | undefined;
  // Clicks before hydration (components/layout/Page/PageArrival.client.tsx).
  var earlyClicks: Event[] | undefined;
}

/** Receives an event of the browser or of the site. */
export type Receiver = (event: Event) => void;

/** Dispatched on the current page when a navigation within the site begins. */
export const PAGE_LEFT = 'pageleft';
export type PageLeft = typeof PAGE_LEFT;

/** Dispatched on the window when the signed-in member was stored in session storage. */
export const USER_NOTED = 'usernoted';
export type UserNoted = typeof USER_NOTED;
