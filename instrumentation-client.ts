/**
 * Runs before the page's own script: keeps early errors and clicks, and loads telemetry and analytics when the page is
 * idle, unless the visitor refused them. This is all of them that a page pays for before then.
 */
import type { ChoiceEvent } from '@/lib/consent/browser';
import { refusedHere } from '@/lib/consent/refused';
import type { PageLeft, Receiver } from '@/lib/telemetry/browser/signals';

const IDLE_AT_LATEST_MS = 5_000;
const MAX_KEPT = 50;

// Names are written out here, and checked by their types: to import them would cost more than all of this file.
const CHOICE: ChoiceEvent = 'privacychoice';
const PAGE_LEFT: PageLeft = 'pageleft';

const kept: Event[] = [];
let receive: Receiver = (event) => {
  if (kept.length < MAX_KEPT) kept.push(event);
};
for (const type of ['error', 'unhandledrejection', 'click', PAGE_LEFT])
  addEventListener(type, (event) => receive(event), true);

const begin = (): void => {
  if (refusedHere()) return;
  import('@/lib/telemetry/browser/start')
    .then(({ start }) => start(kept, (receiver) => (receive = receiver)))
    // A page whose telemetry cannot be loaded is whole without it.
    .catch(() => {});
};
const whenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_AT_LATEST_MS });
  else setTimeout(begin, IDLE_AT_LATEST_MS / 2);
};
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
addEventListener(CHOICE, begin);

/** The framework's word that another page of the site is on its way. */
export function onRouterTransitionStart(): void {
  (document.querySelector('[data-page]') ?? document).dispatchEvent(new Event(PAGE_LEFT));
}
