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

test('looks every five seconds whether the document is complete, then loads the tag script once', () => {
  state = 'loading';
  startAnalytics('GTM-X', 'opt-out', ALLOWED);
  jest.advanceTimersByTime(14_999);
  expect(loadTagManager).not.toHaveBeenCalled();
  state = 'complete';
  jest.advanceTimersByTime(1);
  expect(loadTagManager).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('of a document that is complete it does not wait, and without consent it loads nothing', () => {
  state = 'complete';
  startAnalytics('GTM-X', 'opt-out', { analytics: false, advertising: false });
  expect(loadTagManager).not.toHaveBeenCalled();
  startAnalytics('GTM-X', 'opt-out', ALLOWED);
  expect(loadTagManager).toHaveBeenCalledTimes(1);
});

test('a click is pushed with category, action, label and trade desk id', () => {
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
