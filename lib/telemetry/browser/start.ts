/** Starts telemetry and analytics in the browser. Loaded when the page is idle. */
import type { Analytics } from '@/lib/analytics/browser/analytics';
import { allowedNow, parseChoice, refusedAll, type Allowed, type ConsentMode } from '@/lib/consent/choice';
import { CHOICE_EVENT, globalPrivacyControl } from '@/lib/consent/browser';
import { documentAllowsTags, loadDocumentsOfLinks, reloadDocument } from '@/lib/consent/document-policy';
import { allowsTags } from '@/lib/consent/tags';
import { MEASUREMENT_SETTINGS, type MeasurementSettings } from '../settings';
import type { BrowserTelemetry } from './insights';
import { watchPages } from './pages';
import { PAGE_LEFT, USER_NOTED, type Receiver, type Signal } from './signals';

const SETTINGS = '/api/measurement';

let begun: Promise<void> | undefined;
let starting = Promise.resolve();
let telemetry: BrowserTelemetry | undefined;
let analytics: Analytics | undefined;
let followsLinks = false;
/** Whether the visitor made a consent choice on this document, possibly before the settings were loaded. */
let hasChosen = false;
/** The current page view, for a receiver that starts only after a later consent choice. */
let page: Extract<Signal, { kind: 'page' }> | undefined;

/**
 * Returns the settings, or null if nothing may be measured.
 * @throws Error when the response is missing or invalid
 */
async function readSettings(): Promise<MeasurementSettings | null> {
  const response = await fetch(SETTINGS, { cache: 'no-store', priority: 'low' });
  return response.status === 200 ? MEASUREMENT_SETTINGS.parse(await response.json()) : null;
}

function send(signal: Signal): void {
  if (signal.kind === 'page') page = signal;
  telemetry?.receive(signal);
  analytics?.receive(signal);
}

const allowedIn = (mode: ConsentMode): Allowed => allowedNow(document.cookie, globalPrivacyControl(), mode);

const tagsAllowedIn = (mode: ConsentMode): boolean => allowsTags(allowedIn(mode));

function applyConsent(mode: ConsentMode): void {
  const allowed = allowedIn(mode);
  telemetry?.allow(allowed.analytics);
  analytics?.allow(allowed);
}

/**
 * Starts the receivers that are allowed and not running. Consent is checked again after each `await`, because the
 * visitor may have changed it in the meantime.
 */
async function startAllowed({ consentMode, ...settings }: MeasurementSettings): Promise<void> {
  const analyticsAllowed = (): boolean => allowedIn(consentMode).analytics;
  if (analyticsAllowed() && settings.telemetry && !telemetry) {
    const { startTelemetry } = await import('./insights');
    if (analyticsAllowed()) {
      telemetry = await startTelemetry(settings.telemetry);
      telemetry.allow(analyticsAllowed());
      if (page) telemetry.receive(page);
    }
  }
  // Tags would only cause violation reports in a document whose `Content-Security-Policy` forbids them.
  const canMeasure = (): boolean =>
    tagsAllowedIn(consentMode) && (settings.tagManager === null || documentAllowsTags());
  if (canMeasure() && !analytics) {
    const { startAnalytics } = await import('@/lib/analytics/browser/analytics');
    if (canMeasure()) {
      analytics = startAnalytics(settings.tagManager, consentMode, allowedIn(consentMode));
      if (page) analytics.receive(page);
    }
  }
}

/** Applies the current consent. Starts are serialized, because a choice may come during an earlier start. */
async function apply(settings: MeasurementSettings): Promise<void> {
  applyConsent(settings.consentMode);
  starting = starting.catch(() => undefined).then(() => startAllowed(settings));
  await starting;
}

/** Reports the buffered events, and then later events as they occur. */
function listen(buffered: Event[], takeOver: (receiver: Receiver) => void): void {
  const pages = watchPages(send);
  const receive: Receiver = (event) => {
    if (event.type === PAGE_LEFT) pages.leave(event);
    else if (event instanceof ErrorEvent || event instanceof PromiseRejectionEvent)
      send({ kind: 'error', event });
    else if (event.type === 'click' && event.target instanceof Element) {
      const tracked = event.target.closest<HTMLElement>('[data-ga-category]');
      if (tracked) send({ kind: 'click', data: { ...tracked.dataset } });
    }
  };
  takeOver(receive);
  // Report a page before its events, even when it was already left.
  pages.check(buffered.find(({ type }) => type === PAGE_LEFT)?.target);
  for (const event of buffered.splice(0)) receive(event);
  pages.check();
  addEventListener(USER_NOTED, () => send({ kind: 'user' }));
  // A page restored from the back/forward cache is a new view.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && page) send({ ...page, since: performance.now() });
  });
}

/**
 * Loads a document with a suitable `Content-Security-Policy` when the visitor's choice does not fit the current one.
 * When tags are allowed and a reload loses nothing, the page reloads immediately, so that the landing page is measured.
 * Otherwise, and when tags are refused, the next link loads a new document.
 * @returns whether the page is reloading
 */
function followChoice({ tagManager, consentMode }: MeasurementSettings): boolean {
  const isDue = (): boolean => tagManager !== null && tagsAllowedIn(consentMode) !== documentAllowsTags();
  if (!isDue()) return false;
  if (tagsAllowedIn(consentMode) && reloadDocument()) return true;
  if (!followsLinks) loadDocumentsOfLinks(isDue);
  followsLinks = true;
  return false;
}

async function begin(buffered: Event[], takeOver: (receiver: Receiver) => void): Promise<void> {
  const settings = await readSettings();
  if (!settings) return;
  const { consentMode, consentManager } = settings;
  addEventListener(CHOICE_EVENT, () => {
    if (!followChoice(settings)) void apply(settings).catch(() => undefined);
  });
  if (hasChosen && followChoice(settings)) return;
  await apply(settings);
  listen(buffered, takeOver);
  if (consentManager) {
    const { loadConsentManager } = await import('@/lib/consent/manager');
    await loadConsentManager(consentManager);
  } else if (consentMode === 'opt-in' && parseChoice(document.cookie) === null) {
    const { promptForConsent } = await import('@/lib/consent/preferences');
    promptForConsent();
  }
}

/**
 * Starts telemetry and analytics once, unless the visitor refused everything.
 * @param buffered earlier events in order; emptied by this function
 * @param takeOver called with the function that handles later events
 * @param isChoice whether the visitor has just made a consent choice
 */
export async function start(
  buffered: Event[],
  takeOver: (receiver: Receiver) => void,
  isChoice: boolean,
): Promise<void> {
  hasChosen ||= isChoice;
  if (!refusedAll(document.cookie, globalPrivacyControl())) await (begun ??= begin(buffered, takeOver));
}
