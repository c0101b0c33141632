/** @jest-environment jsdom */
import { SESSION_USER_ID } from '../session-keys';
import { startAnalytics } from './analytics';
import { loadTagManager } from './tag-manager';

jest.mock('./tag-manager', () => ({ loadTagManager: jest.fn() }));
const ALLOWED = { analytics: true, advertising: true };

let state: DocumentReadyState;
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(loadTagManager).mockClear();
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  window.dataLayer = [];
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('checks every five seconds for a complete document, then loads the tag script once', async () => {
  state = 'loading';
  startAnalytics('GTM-X', 'opt-out', ALLOWED);
  await jest.advanceTimersByTimeAsync(10_001);
  state = 'complete';
  await jest.advanceTimersByTimeAsync(4_998);
  expect(loadTagManager).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(loadTagManager).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('starts immediately in a complete document, and loads nothing without consent', async () => {
  state = 'complete';
  startAnalytics('GTM-X', 'opt-out', { analytics: false, advertising: false });
  await jest.advanceTimersByTimeAsync(0);
  expect(loadTagManager).not.toHaveBeenCalled();
  startAnalytics('GTM-X', 'opt-out', ALLOWED);
  await jest.advanceTimersByTimeAsync(0);
  expect(loadTagManager).toHaveBeenCalledTimes(1);
});

test('pushes a click with category, action, label and trade desk id', () => {
  state = 'complete';
  const analytics = startAnalytics('GTM-X', 'opt-out', ALLOWED);
  analytics.receive({
    kind: 'click',
    data: { gaCategory: 'hero', gaLabel: 'Watch', gaAction: 'play', tradeDesk: 'desk-7' },
  });
  expect(window.dataLayer?.at(-1)).toEqual({
    event: 'interaction',
    category: 'hero',
    action: 'play',
    label: 'Watch',
    tradeDeskId: 'desk-7',
  });
});

test('without a tag manager, pushes events and logs missing analytics once', async () => {
  state = 'complete';
  const lines = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const analytics = startAnalytics(null, 'opt-out', ALLOWED);
  await jest.advanceTimersByTimeAsync(0);
  const data = {
    event: 'page' as const,
    productBrand: 'US',
    locale: 'en-us',
    country: 'US',
    privacyRegime: 'CCPA',
  };
  sessionStorage.setItem(SESSION_USER_ID, 'u1');
  analytics.receive({ kind: 'page', data, since: undefined });
  expect(window.dataLayer?.at(-1)).toEqual(data);
  expect(loadTagManager).not.toHaveBeenCalled();
  expect(lines.mock.calls).toEqual([['GA not loaded']]);
  // Polling for the signed-in user has stopped, because there is no tag manager to read the user.
  expect(jest.getTimerCount()).toBe(0);
});
