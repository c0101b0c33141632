import type { IncomingMessage } from 'node:http';
import { isReservedPath } from '@cleanpro/content-values/redirects/normalize-path';

/** Path prefix of the form handlers. Without JavaScript, they respond with a page. */
const FORMS = '/api/forms/';

/** Whether the response to a request may be a document, which is buffered until it is finished. */
export function isDocumentRequest({ method, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return false;
  const path = url.replace(/\?.*$/, '');
  return path.startsWith(FORMS) || !isReservedPath(path);
}

/** Whether a request is for a sitemap. With many pages, a sitemap takes as long to render as a page. */
export const isSitemapRequest = ({ url = '' }: IncomingMessage): boolean =>
  /^\/(?:sitemap\.xml(?:\?|$)|sitemaps\/)/.test(url);
