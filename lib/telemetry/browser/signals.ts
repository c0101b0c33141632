/** What happens on a page, from before its telemetry is loaded on. Part of what every page sends: kept small. */
import type { PageData } from '@/lib/analytics/data-layer';

export type Signal =
  | { kind: 'error'; event: ErrorEvent | PromiseRejectionEvent }
  | { kind: 'click'; data: DOMStringMap }
  /** Who is signed in was just left in session storage. */
  | { kind: 'user' }
  /** A page is there; `since` is when the way to it began (ms of this document), undefined for the first. */
  | { kind: 'page'; data: PageData | null; since: number | undefined };

const WAITING_AT_MOST = 50;
const waiting: Signal[] = [];
let receive = (signal: Signal): void => {
  if (waiting.length < WAITING_AT_MOST) waiting.push(signal);
};

/** When the way to another page of the site began. */
export const transition: { since?: number } = {};

export const send = (signal: Signal): void => receive(signal);

/** Takes over: first what waited, then each signal as it comes. */
export function listen(receiver: (signal: Signal) => void): void {
  receive = receiver;
  for (const signal of waiting.splice(0)) receiver(signal);
}
