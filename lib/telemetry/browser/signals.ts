import type { PageData } from '@/lib/analytics/page-data';

export type Signal =
  | { kind: 'error'; event: ErrorEvent | PromiseRejectionEvent }
  | { kind: 'click'; data: DOMStringMap }
  /** The signed-in member was saved in session storage. */
  | { kind: 'user' }
  /**
   * A page was rendered. `since`: when its navigation began, in ms since the time origin; undefined for the first page.
   */
  | { kind: 'page'; data: PageData | null; since: number | undefined };

declare global {
  // Set by the start script (server/documents/start.client.ts). The page's own script takes these events over later.
  var earlyEvents: Event[] | undefined;
  // Clicks before hydration (components/layout/Page/PageArrival.client.tsx).
  var earlyClicks: Event[] | undefined;
}

export type Receiver = (event: Event) => void;

/** Event dispatched on the current page when a client-side navigation begins. */
export const PAGE_LEFT = 'pageleft';
export type PageLeft = typeof PAGE_LEFT;

/** Event dispatched on the window when the signed-in member was saved in session storage. */
export const USER_NOTED = 'usernoted';
export type UserNoted = typeof USER_NOTED;
