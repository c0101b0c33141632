import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { allowedNow, type ConsentMode } from '../../lib/consent/choice.ts';
import { allowsTags, TAGS_METRIC } from '../../lib/consent/tags.ts';

/** Whether the visitor's consent lets the tag manager run. */
export const requestAllowsTags = ({ headers }: IncomingMessage, mode: ConsentMode): boolean =>
  allowsTags(allowedNow(headers.cookie ?? '', headers['sec-gpc'] === '1', mode));

/**
 * Returns a document's headers with the content security policy that allows tags. The page's scripts recognize this
 * policy by `Server-Timing`.
 */
export const withTagPolicy = (headers: OutgoingHttpHeaders, tagPolicy: string): OutgoingHttpHeaders => ({
  ...headers,
  'content-security-policy': tagPolicy,
  'server-timing': TAGS_METRIC,
});
