/** @jest-environment jsdom */
import { allowedNow } from '@/lib/consent/choice';
import { consentDefault, consentSignals } from './consent-mode';
import { gtag, push } from './data-layer';

afterEach(() => jest.restoreAllMocks());

test('pushes a command as an arguments object, as Google’s tags require', () => {
  window.dataLayer = undefined;
  gtag('consent', 'update', { ad_storage: 'denied' });
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
});

test.each(['opt-out', 'opt-in'] as const)('sets the consent defaults for %s mode', (mode) => {
  window.dataLayer = [];
  consentDefault(mode);
  const [entry] = window.dataLayer;
  const word = mode === 'opt-out' ? 'granted' : 'denied';
  expect(Object.values(entry ?? {})).toEqual([
    'consent',
    'default',
    {
      ad_storage: word,
      ad_user_data: word,
      ad_personalization: word,
      analytics_storage: word,
      functionality_storage: 'granted',
      personalization_storage: word,
      security_storage: 'granted',
      wait_for_update: 500,
    },
  ]);
});

test('Global Privacy Control denies everything but necessary storage', () => {
  expect(
    Object.entries(consentSignals(allowedNow('', true, 'opt-out'))).filter(([, word]) => word === 'granted'),
  ).toEqual([
    ['functionality_storage', 'granted'],
    ['security_storage', 'granted'],
  ]);
});

test('logs a frozen data layer once and does not throw', () => {
  const lines = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const frozen: object[] = [];
  window.dataLayer = frozen;
  Object.freeze(frozen);
  push({ event: 'page' });
  push({ event: 'page' });
  expect(lines.mock.calls).toEqual([['GA not loaded']]);
});
