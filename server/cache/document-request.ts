import type { IncomingMessage } from 'node:http';
import { isReservedPath } from '@cleanpro/content-values/redirects/normalize-path';

/** A form's route handler answers with a page where there is no script. */
const FORMS = '/api/forms/';

/** Whether a request may be answered with a document, which is held back until it is finished. */
export function isDocumentRequest({ method, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return false;
  const path = url.replace(/\?.*$/, '');
  return path.startsWith(FORMS) || !isReservedPath(path);
}

/** Whether a request is for a sitemap: with many pages, it takes as long to make as a page. */
export const isSitemapRequest = ({ url = '' }: IncomingMessage): boolean =>
  /^\/(?:sitemap\.xml(?:\?|$)|sitemaps\/)/.test(url);
