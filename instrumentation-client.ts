/**
 * Runs before the page's own script: keeps early errors and tracked clicks, and loads telemetry and analytics when the
 * page is idle, unless the visitor refused them. This is all of them that a page pays for before then.
 */
import { CHOICE_EVENT, refusedHere } from '@/lib/consent/browser';
import { send, transition } from '@/lib/telemetry/browser/signals';

const IDLE_AT_LATEST_MS = 5_000;

const failed = (event: ErrorEvent | PromiseRejectionEvent): void => send({ kind: 'error', event });
addEventListener('error', failed);
addEventListener('unhandledrejection', failed);
addEventListener(
  'click',
  ({ target }) => {
    const tracked = target instanceof Element && target.closest<HTMLElement>('[data-ga-category]');
    if (tracked) send({ kind: 'click', data: { ...tracked.dataset } });
  },
  true,
);

const begin = (): void => {
  // A page whose telemetry cannot be loaded is whole without it.
  if (!refusedHere()) import('@/lib/telemetry/browser/start').then(({ start }) => start()).catch(() => {});
};
const whenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_AT_LATEST_MS });
  else setTimeout(begin, IDLE_AT_LATEST_MS / 2);
};
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
addEventListener(CHOICE_EVENT, begin);

/** The framework's word that another page of the site is on its way. */
export function onRouterTransitionStart(): void {
  transition.since = performance.now();
}
