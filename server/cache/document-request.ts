import type { IncomingMessage } from 'node:http';

/** Route handlers and files; a form's route handler answers with a page where there is no script. */
const OTHERS = /^\/(?:_next|images|sitemaps|api(?!\/forms\/))\//;
const FILE = /\.\w+$/;

/** Whether a request may be answered with a document, which is held back until it is finished. */
export function isDocumentRequest({ method, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return false;
  const path = url.replace(/\?.*$/, '');
  return !OTHERS.test(path) && !FILE.test(path);
}
