/**
 * Assumes the names of the headers that Next treats as its own. One that is missing here reaches Next for that visitor
 * only: shared pages are rendered without any of a visitor's headers (server/cache/render.ts).
 */
import type { IncomingMessage } from 'node:http';

/**
 * Headers that Next and this site use internally within a request. Sent by a visitor, they would change what is
 * rendered for everyone: a policy puts its nonce into the cached page, and the others skip the proxy or set its result.
 */
const INTERNAL =
  /^(?:content-security-policy(?:-report-only)?|next-(?:action|resume)|x-(?:action-forwarded|middleware|next|nextjs|invoke|matched|prerender|now|vercel|form-state|nonce)\b.*)$/;

/** Removes the internal headers from a visitor's request. */
export function removeInternalHeaders(request: Pick<IncomingMessage, 'headers'>): void {
  for (const name of Object.keys(request.headers)) if (INTERNAL.test(name)) delete request.headers[name];
}
