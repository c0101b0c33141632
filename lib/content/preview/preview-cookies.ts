/**
 * Who previews: Next's draft cookie is the same for everyone until the next build, and any value of it makes Next work
 * as for no other visitor, so it counts only beside a grant that this site signed. Imported with file extensions, so
 * that plain Node can load it too.
 */
import type { Secret } from '@cleanpro/node-service/secret';
import { isPreviewGrant, PREVIEW_GRANT_COOKIE } from './preview-grant.ts';

/** The cookie of Next's draft mode. */
export const DRAFT_COOKIE = '__prerender_bypass';
/** What Next's preview mode, which this site does not use, has beside it. */
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
 * Whether a request with this `Cookie` header previews.
 * @param secret `PREVIEW_SECRET`
 * @param now milliseconds since 1970
 */
export const isPreviewRequest = (header: string, secret: Secret, now: number): boolean =>
  hasDraftCookie(header) && hasGrant(header, secret, now);

/**
 * A `Cookie` header without the cookies of preview, unless it has a valid grant; undefined when no cookie remains.
 * @param secret `PREVIEW_SECRET`
 * @param now milliseconds since 1970
 */
export function withoutForgedPreview(header: string, secret: Secret, now: number): string | undefined {
  if (!PREVIEW_COOKIES.some((name) => header.includes(name)) || hasGrant(header, secret, now)) return header;
  const others = header.split(';').filter((text) => !PREVIEW_COOKIES.includes(parseCookie(text).name));
  return others.length === 0 ? undefined : others.join(';').trim();
}
