/**
 * Assumes the names of Next's internal headers. If one is missing here, it only affects the response to the visitor who
 * sent it: shared pages are rendered without any of a visitor's headers (server/cache/render.ts).
 */
import type { IncomingMessage } from 'node:http';

/**
 * Headers that Next and this site use internally within a request. Visitors must not set them: the nonce of a content
 * security policy would get into the page, and the other headers skip the proxy or set its result.
 */
const INTERNAL =
  /^(?:content-security-policy(?:-report-only)?|next-(?:action|resume)|x-(?:action-forwarded|middleware|next|nextjs|invoke|matched|prerender|now|vercel|form-state|nonce)\b.*)$/;

/** Removes the internal headers from a visitor's request. */
export function removeInternalHeaders(request: Pick<IncomingMessage, 'headers'>): void {
  for (const name of Object.keys(request.headers)) if (INTERNAL.test(name)) delete request.headers[name];
}
