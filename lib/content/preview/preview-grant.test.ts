import {
  COOKIE_NAME_PRERENDER_BYPASS,
  COOKIE_NAME_PRERENDER_DATA,
} from 'next/dist/server/api-utils/index.js';
import { hasDraftCookie, isPreviewRequest, withoutForgedPreview } from './preview-cookies';
import { createPreviewGrant, isPreviewGrant, PREVIEW_GRANT_SECONDS } from './preview-grant';

const SECRET = 's'.repeat(32);
const NOW = Date.UTC(2030, 0, 1);
const GRANT = createPreviewGrant(SECRET, NOW);
const [EXPIRES_AT = '', SIGNATURE = ''] = GRANT.split('.');

test('a preview grant is valid for twelve hours, only with the secret that signed it', () => {
  const end = NOW + PREVIEW_GRANT_SECONDS * 1000;
  expect(isPreviewGrant(GRANT, SECRET, NOW)).toBe(true);
  expect(isPreviewGrant(GRANT, SECRET, end - 1)).toBe(true);
  expect(isPreviewGrant(GRANT, SECRET, end)).toBe(false);
  expect(isPreviewGrant(GRANT, 't'.repeat(32), NOW)).toBe(false);
});

test.each([
  ['no value', undefined],
  ['an empty value', ''],
  ['a later expiry', `${Number(EXPIRES_AT) + 1}.${SIGNATURE}`],
  ['no signature', `${EXPIRES_AT}.`],
  ['a signature that is cut off', GRANT.slice(0, -1)],
  ['a signature of zeros', `${EXPIRES_AT}.${'A'.repeat(43)}`],
  ['something after it', `${GRANT}x`],
])('rejects %s as a grant', (_, value) => {
  expect(isPreviewGrant(value, SECRET, NOW)).toBe(false);
});

test('rejects a grant signed with an empty secret', () => {
  expect(isPreviewGrant(createPreviewGrant('', NOW), '', NOW)).toBe(false);
});

const remaining = (header: string) => withoutForgedPreview(header, SECRET, NOW);

test.each([
  ['session=1', 'session=1'],
  ['a=1; __prerender_bypass=x; b=2', 'a=1; b=2'],
  ['__prerender_bypass=x;__prerender_bypass=y; b=2', 'b=2'],
  ['__prerender_bypass', undefined],
  ['__next_preview_data=x', undefined],
  ['preview-grant=1; \t__prerender_bypass =x', undefined],
  ['a=__prerender_bypass; b=2', 'a=__prerender_bypass; b=2'],
])('without a grant, reduces the cookie header %j to %j', (header, expected) => {
  expect(remaining(header)).toBe(expected);
  expect(isPreviewRequest(header, SECRET, NOW)).toBe(false);
});

test('with a grant, preserves the cookie header, and previews only with the draft cookie', () => {
  const header = `preview-grant=forged; __prerender_bypass=x; preview-grant=${GRANT}`;
  expect(remaining(header)).toBe(header);
  expect(isPreviewRequest(header, SECRET, NOW)).toBe(true);
  expect(isPreviewRequest(`preview-grant=${GRANT}`, SECRET, NOW)).toBe(false);
});

test('removes exactly the cookies that Next uses for previews', () => {
  const names = [COOKIE_NAME_PRERENDER_BYPASS, COOKIE_NAME_PRERENDER_DATA];
  expect(names.map((name) => remaining(`${name}=x`))).toEqual([undefined, undefined]);
  expect(hasDraftCookie(`${COOKIE_NAME_PRERENDER_BYPASS}=x`)).toBe(true);
});

test('recognizes the draft cookie only by its exact name', () => {
  expect(hasDraftCookie('a=1; __prerender_bypass=x')).toBe(true);
  expect(hasDraftCookie('a=__prerender_bypass; __prerender_bypass2=x')).toBe(false);
  expect(hasDraftCookie(undefined)).toBe(false);
});
