/** @jest-environment jsdom */
import { hasRefusedAll } from './refused';
import { allowedNow, parseChoice, CONSENT_COOKIE, refusedAll } from './choice';

const cookie = (categories: unknown): string =>
  `a=b; privacy_choice=${encodeURIComponent(JSON.stringify({ categories }))}; c=d`;
const NONE = { analytics: false, advertising: false };
const ALL = { analytics: true, advertising: true };

test('reads the choice from the cookie', () => {
  expect(parseChoice(cookie(['necessary', 'analytics']))).toEqual({ analytics: true, advertising: false });
  expect(parseChoice(cookie(['necessary']))).toEqual(NONE);
});

test.each([
  '',
  'a=b',
  'privacy_choice=',
  'privacy_choice=%',
  'privacy_choice=x',
  'privacy_choice=null',
  'privacy_choice=7',
  `x${cookie(['analytics']).slice(5)}`,
  cookie('analytics'),
])('finds no consent choice in %s', (cookies) => {
  expect(parseChoice(cookies)).toBeNull();
});

test('without a choice, follows the consent mode', () => {
  expect(allowedNow('', false, 'opt-out')).toEqual(ALL);
  expect(allowedNow('', false, 'opt-in')).toEqual(NONE);
  expect(refusedAll('', false)).toBe(false);
});

test('Global Privacy Control overrides any choice', () => {
  expect(allowedNow(cookie(['analytics', 'advertising']), true, 'opt-out')).toEqual(NONE);
  expect(refusedAll(cookie(['analytics', 'advertising']), true)).toBe(true);
});

test('refusedAll is true only when everything is refused', () => {
  expect(refusedAll(cookie(['necessary']), false)).toBe(true);
  expect(refusedAll(cookie(['necessary', 'advertising']), false)).toBe(false);
});

test.each([
  [['necessary'], true],
  [['necessary', 'analytics'], false],
  [['necessary', 'advertising'], false],
])('detects during page startup whether the choice %j refuses everything', (categories, refused) => {
  document.cookie = `${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify({ categories, revision: 0 }))}`;
  expect(hasRefusedAll()).toBe(refused);
  expect(refusedAll(document.cookie, false)).toBe(refused);
  document.cookie = `${CONSENT_COOKIE}=; Max-Age=0`;
  expect(hasRefusedAll()).toBe(false);
});
