import type { IncomingMessage } from 'node:http';
import type { Secret } from '@cleanpro/node-service/secret';
import { withoutForgedPreview } from '../lib/content/preview/preview-cookies.ts';

/**
 * Takes the cookies of preview off a request without a valid grant: everything behind sees an ordinary visitor.
 * @param secret `PREVIEW_SECRET`
 */
export function removeForgedPreview({ headers }: IncomingMessage, secret: Secret): void {
  if (headers.cookie === undefined) return;
  const cookie = withoutForgedPreview(headers.cookie, secret, Date.now());
  if (cookie === undefined) delete headers.cookie;
  else headers.cookie = cookie;
}
