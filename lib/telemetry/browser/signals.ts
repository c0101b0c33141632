/** What happens on a page, as telemetry and analytics are told of it. */
import type { PageData } from '@/lib/analytics/page-data';

export type Signal =
  | { kind: 'error'; event: ErrorEvent | PromiseRejectionEvent }
  | { kind: 'click'; data: DOMStringMap }
  /** Who is signed in was just left in session storage. */
  | { kind: 'user' }
  /** A page is there; `since` is when the way to it began (ms of this document), undefined for the first. */
  | { kind: 'page'; data: PageData | null; since: number | undefined };

/** Takes an event of the browser or of the site. */
export type Receiver = (event: Event) => void;

/** Told on the page that is left, when another page of the site is on its way. */
export const PAGE_LEFT = 'pageleft';
export type PageLeft = typeof PAGE_LEFT;

/** Told on the window, when who is signed in was just left in session storage. */
export const USER_NOTED = 'usernoted';
export type UserNoted = typeof USER_NOTED;
