/**
 * Decides which requests are previews. Next's draft cookie proves nothing: its value is the same for everyone until the
 * next build, and Next treats requests with any value of it differently. It therefore only counts together with a grant
 * signed by this site. Plain Node loads this file too, so imports need file extensions.
 */
import type { Secret } from '@cleanpro/node-service/secret';
import { isPreviewGrant, PREVIEW_GRANT_COOKIE } from './preview-grant.ts';

export const DRAFT_COOKIE = '__prerender_bypass';
/** Second cookie of Next's preview mode, which this site does not use. */
const PREVIEW_DATA_COOKIE = '__next_preview_data';

const PREVIEW_COOKIES: readonly string[] = [DRAFT_COOKIE, PREVIEW_DATA_COOKIE, PREVIEW_GRANT_COOKIE];

interface Cookie {
  name: string;
  value: string;
}

function parseCookie(text: string): Cookie {
  const [name = '', ...value] = text.split('=');
  return { name: name.trim(), value: value.join('=').trim() };
}

const parseCookies = (header: string): Cookie[] => header.split(';').map(parseCookie);

/** Whether a `Cookie` header has Next's draft cookie. */
export const hasDraftCookie = (header = ''): boolean =>
  header.includes(DRAFT_COOKIE) && parseCookies(header).some(({ name }) => name === DRAFT_COOKIE);

const hasGrant = (header: string, secret: Secret, now: number): boolean =>
  parseCookies(header).some(
    ({ name, value }) => name === PREVIEW_GRANT_COOKIE && isPreviewGrant(value, secret, now),
  );

/**
 * Whether a request with this `Cookie` header is a preview.
 * @param secret `PREVIEW_SECRET`
 * @param now milliseconds since the epoch
 */
export const isPreviewRequest = (header: string, secret: Secret, now: number): boolean =>
  hasDraftCookie(header) && hasGrant(header, secret, now);

/**
 * Removes the preview cookies from a `Cookie` header, unless it has a valid grant.
 * @param secret `PREVIEW_SECRET`
 * @param now milliseconds since the epoch
 * @returns undefined when no cookie remains
 */
export function withoutForgedPreview(header: string, secret: Secret, now: number): string | undefined {
  if (!PREVIEW_COOKIES.some((name) => header.includes(name)) || hasGrant(header, secret, now)) return header;
  const others = header.split(';').filter((text) => !PREVIEW_COOKIES.includes(parseCookie(text).name));
  return others.length === 0 ? undefined : others.join(';').trim();
}
