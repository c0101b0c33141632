import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { allowedNow, type ConsentMode } from '../../lib/consent/choice.ts';
import { allowsTags, TAGS_METRIC } from '../../lib/consent/tags.ts';

/** Whether the visitor's consent lets the tag manager run. */
export const requestAllowsTags = ({ headers }: IncomingMessage, mode: ConsentMode): boolean =>
  allowsTags(allowedNow(headers.cookie ?? '', headers['sec-gpc'] === '1', mode));

/** Returns the headers of a document under the policy that allows tags. Its scripts detect this by `Server-Timing`. */
export const withTagPolicy = (headers: OutgoingHttpHeaders, tagPolicy: string): OutgoingHttpHeaders => ({
  ...headers,
  'content-security-policy': tagPolicy,
  'server-timing': TAGS_METRIC,
});
