/**
 * Runs before the page's own script. Buffers early errors and clicks. Loads telemetry and analytics once the page is
 * idle, unless the visitor refused them. Until then, no other telemetry code is loaded.
 */
import type { ChoiceEvent } from '@/lib/consent/browser';
import { hasRefusedAll } from '@/lib/consent/refused';
import type { PageLeft, Receiver } from '@/lib/telemetry/browser/signals';

const IDLE_TIMEOUT_MS = 5_000;
const MAX_BUFFERED = 50;

// Repeat the strings, checked by type, because importing the constants would add more bytes than this file has.
const CHOICE: ChoiceEvent = 'privacychoice';
const PAGE_LEFT: PageLeft = 'pageleft';

const buffered: Event[] = globalThis.earlyEvents ?? [];
globalThis.earlyEvents = undefined;
globalThis.earlyClicks = buffered.filter(({ type }) => type === 'click');
addEventListener('click', (event) => globalThis.earlyClicks?.push(event), true);
let receive: Receiver = (event) => {
  if (buffered.length < MAX_BUFFERED) buffered.push(event);
};
for (const type of ['error', 'unhandledrejection', 'click', PAGE_LEFT])
  addEventListener(type, (event) => receive(event), true);

const begin = (choice?: unknown): void => {
  if (hasRefusedAll()) return;
  import('@/lib/telemetry/browser/start')
    .then(({ start }) => start(buffered, (receiver) => (receive = receiver), choice instanceof Event))
    // Ignore failures: the page works without telemetry.
    .catch(() => {});
};
const whenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(begin, IDLE_TIMEOUT_MS / 2);
};
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
addEventListener(CHOICE, begin);

/** Called by Next when a navigation within the site starts. */
export function onRouterTransitionStart(): void {
  (document.querySelector('[data-page]') ?? document).dispatchEvent(new Event(PAGE_LEFT));
}
