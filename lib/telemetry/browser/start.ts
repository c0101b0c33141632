/** Telemetry and analytics in the browser, loaded when the page is idle. */
import type { Analytics } from '@/lib/analytics/browser/analytics';
import { allowedNow, choiceIn, refusedAll, type Allowed, type ConsentMode } from '@/lib/consent/choice';
import { CHOICE_EVENT, globalPrivacyControl } from '@/lib/consent/browser';
import { MEASUREMENT_SETTINGS, type MeasurementSettings } from '../settings';
import type { BrowserTelemetry } from './insights';
import { watchPages } from './pages';
import { PAGE_LEFT, USER_NOTED, type Receiver, type Signal } from './signals';

const SETTINGS = '/api/measurement';

let begun: Promise<void> | undefined;
let starting = Promise.resolve();
let telemetry: BrowserTelemetry | undefined;
let analytics: Analytics | undefined;
/** The page that is seen, for a part that a later choice starts. */
let page: Extract<Signal, { kind: 'page' }> | undefined;

/** Null where nothing is to be measured. @throws when the answer does not come or is not what it should be */
async function readSettings(): Promise<MeasurementSettings | null> {
  const answer = await fetch(SETTINGS, { cache: 'no-store', priority: 'low' });
  return answer.status === 200 ? MEASUREMENT_SETTINGS.parse(await answer.json()) : null;
}

function tell(signal: Signal): void {
  if (signal.kind === 'page') page = signal;
  telemetry?.receive(signal);
  analytics?.receive(signal);
}

const allowedIn = (mode: ConsentMode): Allowed => allowedNow(document.cookie, globalPrivacyControl(), mode);

/** Tells what runs what is allowed now. */
function allow(mode: ConsentMode): void {
  const allowed = allowedIn(mode);
  telemetry?.allow(allowed.analytics);
  analytics?.allow(allowed);
}

/**
 * Starts what is allowed and does not run yet. What that is, is asked anew after each wait: the visitor may have chosen
 * meanwhile.
 */
async function startAllowed({ consentMode, ...given }: MeasurementSettings): Promise<void> {
  const measured = (): boolean => allowedIn(consentMode).analytics;
  if (measured() && given.telemetry && !telemetry) {
    const { startTelemetry } = await import('./insights');
    if (measured()) {
      telemetry = await startTelemetry(given.telemetry);
      telemetry.allow(measured());
      if (page) telemetry.receive(page);
    }
  }
  const wanted = (): boolean => Object.values(allowedIn(consentMode)).some(Boolean);
  if (wanted() && given.tagManager && !analytics) {
    const { startAnalytics } = await import('@/lib/analytics/browser/analytics');
    if (wanted()) {
      analytics = startAnalytics(given.tagManager, consentMode, allowedIn(consentMode));
      if (page) analytics.receive(page);
    }
  }
}

/** One start after the other: a choice may come while the one before it is still at work. */
async function apply(settings: MeasurementSettings): Promise<void> {
  allow(settings.consentMode);
  starting = starting.catch(() => undefined).then(() => startAllowed(settings));
  await starting;
}

/** Tells of the pages that are seen and of what happens on them: first what was kept, then what comes. */
function listen(kept: Event[], takeOver: (receiver: Receiver) => void): void {
  const pages = watchPages(tell);
  const receive: Receiver = (event) => {
    if (event.type === PAGE_LEFT) pages.left(event);
    else if (event instanceof ErrorEvent || event instanceof PromiseRejectionEvent)
      tell({ kind: 'error', event });
    else if (event.type === 'click' && event.target instanceof Element) {
      const tracked = event.target.closest<HTMLElement>('[data-ga-category]');
      if (tracked) tell({ kind: 'click', data: { ...tracked.dataset } });
    }
  };
  takeOver(receive);
  // A page is told of before what happened on it, also where it was left already.
  pages.look(kept.find(({ type }) => type === PAGE_LEFT)?.target);
  for (const event of kept.splice(0)) receive(event);
  pages.look();
  addEventListener(USER_NOTED, () => tell({ kind: 'user' }));
  // A page that comes back from the browser's memory is seen again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && page) tell({ ...page, since: performance.now() });
  });
}

async function begin(kept: Event[], takeOver: (receiver: Receiver) => void): Promise<void> {
  const settings = await readSettings();
  if (!settings) return;
  const { consentMode, consentManager } = settings;
  addEventListener(CHOICE_EVENT, () => void apply(settings).catch(() => undefined));
  await apply(settings);
  listen(kept, takeOver);
  if (consentManager) {
    const { loadConsentManager } = await import('@/lib/consent/manager');
    await loadConsentManager(consentManager);
  } else if (consentMode === 'opt-in' && choiceIn(document.cookie) === null) {
    const { askForConsent } = await import('@/lib/consent/preferences');
    askForConsent();
  }
}

/**
 * Starts once, however often it is called, and not for who refused everything.
 * @param kept what happened so far, in its order; emptied
 * @param takeOver is given what takes the events that come
 */
export async function start(kept: Event[], takeOver: (receiver: Receiver) => void): Promise<void> {
  if (!refusedAll(document.cookie, globalPrivacyControl())) await (begun ??= begin(kept, takeOver));
}
