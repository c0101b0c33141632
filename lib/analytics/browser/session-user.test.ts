/** @jest-environment jsdom */
import { SESSION_USER_EMAIL, SESSION_USER_ID } from '../session-keys';
import { pollSessionUser, stopSessionUser } from './session-user';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  window.dataLayer = [];
});
afterEach(() => {
  stopSessionUser();
  jest.useRealTimers();
});

test('polls once a second until analytics is ready, pushes user id and email once, and stops', () => {
  let ready = false;
  let looks = 0;
  sessionStorage.setItem(SESSION_USER_ID, 'u1');
  sessionStorage.setItem(SESSION_USER_EMAIL, 'ann@example.com');
  const isReady = (): boolean => {
    looks += 1;
    return ready;
  };
  pollSessionUser(isReady);
  jest.advanceTimersByTime(5_999);
  expect(looks).toBe(5);
  expect(window.dataLayer).toEqual([]);
  ready = true;
  jest.advanceTimersByTime(60_000);
  expect(looks).toBe(6);
  expect(window.dataLayer).toEqual([{ event: 'sessionUser', userId: 'u1', userEmail: 'ann@example.com' }]);
  expect(jest.getTimerCount()).toBe(0);
  pollSessionUser(isReady);
  jest.advanceTimersByTime(60_000);
  expect(window.dataLayer).toHaveLength(1);
});

test('stops when no user is signed in', () => {
  pollSessionUser(() => true);
  jest.advanceTimersByTime(1_000);
  expect(jest.getTimerCount()).toBe(0);
  expect(window.dataLayer).toEqual([]);
});

test('stops when analytics does not load', () => {
  sessionStorage.setItem(SESSION_USER_ID, 'u2');
  pollSessionUser(() => false);
  jest.advanceTimersByTime(121_000);
  expect(jest.getTimerCount()).toBe(0);
  expect(window.dataLayer).toEqual([]);
});
