import { currentTime, expireTags } from '../expiration/tag-expirations';
import { wasStalePageSent, markSent } from './sent-pages';

const PAGE = '4sLmWxQ0hT2vYb7KdE9fGa';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['performance'] }));
afterEach(() => {
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
});

const sendPage = (tag: string): void => markSent({ tags: ['everything', tag], renderedAt: currentTime() });

test('a page sent before one of its tags expired counts as stale', () => {
  sendPage(`entry:${PAGE}`);
  expect(wasStalePageSent([`entry:${PAGE}`])).toBe(false);
  expireTags([`entry:${PAGE}`]);
  expect(wasStalePageSent(['entry:other', `entry:${PAGE}`])).toBe(true);
  expect(wasStalePageSent(['entry:other'])).toBe(false);
});

test('a page rendered after its tags expired does not count as stale', () => {
  expireTags(['list:product']);
  sendPage('list:product');
  expect(wasStalePageSent(['list:product'])).toBe(false);
});

test('forgets a page three to six seconds after it was sent', () => {
  sendPage('entry:early');
  jest.advanceTimersByTime(2_900);
  sendPage('entry:late');
  expireTags(['entry:early', 'entry:late']);
  jest.advanceTimersByTime(3_000);
  expect(wasStalePageSent(['entry:early'])).toBe(true);
  expect(wasStalePageSent(['entry:late'])).toBe(true);
  sendPage('entry:next');
  expireTags(['entry:next']);
  jest.advanceTimersByTime(3_000);
  expect(wasStalePageSent(['entry:early'])).toBe(false);
  expect(wasStalePageSent(['entry:late'])).toBe(false);
  expect(wasStalePageSent(['entry:next'])).toBe(true);
  jest.advanceTimersByTime(3_000);
  expect(wasStalePageSent(['entry:next'])).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
