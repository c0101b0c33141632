import type { IncomingMessage } from 'node:http';
import type { Secret } from '@cleanpro/node-service/secret';
import { withoutForgedPreview } from '../lib/content/preview/preview-cookies.ts';

/**
 * Removes the preview cookies of a request that has no valid grant, so that it is handled like any visitor's.
 * @param secret `PREVIEW_SECRET`
 */
export function removeForgedPreview({ headers }: IncomingMessage, secret: Secret): void {
  if (headers.cookie === undefined) return;
  const cookie = withoutForgedPreview(headers.cookie, secret, Date.now());
  if (cookie === undefined) delete headers.cookie;
  else headers.cookie = cookie;
}
