import 'server-only';
import { cache } from 'react';
import { cookies, draftMode } from 'next/headers';
import { serverConfig } from '@/lib/config/server';
import { currentScope } from '../cache/read-scope';
import { DRAFT_COOKIE } from './preview-cookies';
import {
  createPreviewGrant,
  isPreviewGrant,
  PREVIEW_GRANT_COOKIE,
  PREVIEW_GRANT_SECONDS,
} from './preview-grant';

/** Whether the visitor may see drafts. The grant is verified once per rendering. */
const seesDrafts = cache(async (): Promise<boolean> => {
  // Reading cookies makes a page dynamic, so read them only in draft mode.
  if (!(await draftMode()).isEnabled) return false;
  const grant = (await cookies()).get(PREVIEW_GRANT_COOKIE);
  const { PREVIEW_SECRET, PREVIEW_SECRET_PREVIOUS } = serverConfig();
  return isPreviewGrant(grant?.value, [PREVIEW_SECRET, PREVIEW_SECRET_PREVIOUS], Date.now());
});

/**
 * Whether this request sees drafts: it is in draft mode and has a valid grant. Always false for content that all
 * visitors share.
 */
export const isPreview = async (): Promise<boolean> => !currentScope()?.isPublic && (await seesDrafts());

/**
 * Returns the attributes of the preview cookies. Contentful's editor embeds the site in a cross-origin frame, which
 * receives cookies only with SameSite=None.
 */
function cookieAttributes(request: Request) {
  const isSecure =
    process.env.NODE_ENV === 'production' ||
    request.url.startsWith('https:') ||
    request.headers.get('x-forwarded-proto') === 'https';
  return {
    httpOnly: true,
    path: '/',
    secure: isSecure,
    sameSite: isSecure ? 'none' : 'lax',
  } as const;
}

/** Starts the preview in the browser that sent a request. Works only in a route handler. */
export async function startPreview(request: Request): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  const attributes = { ...cookieAttributes(request), maxAge: PREVIEW_GRANT_SECONDS };
  const draft = jar.get(DRAFT_COOKIE)?.value;
  if (draft) jar.set(DRAFT_COOKIE, draft, attributes);
  jar.set(PREVIEW_GRANT_COOKIE, createPreviewGrant(serverConfig().PREVIEW_SECRET, Date.now()), attributes);
}

/** Ends the preview in the browser that sent a request. Works only in a route handler. */
export async function endPreview(request: Request): Promise<void> {
  const jar = await cookies();
  const ended = { ...cookieAttributes(request), maxAge: 0 };
  for (const name of [DRAFT_COOKIE, PREVIEW_GRANT_COOKIE]) jar.set(name, '', ended);
}
