/**
 * Headers that are no visitor's. Assumes by their names which ones Next reads as its own. One that is missing here reaches Next
 * for that visitor alone: pages for everybody are rendered with none of a visitor's headers (server/cache/render.ts).
 */
import type { IncomingMessage } from 'node:http';

/**
 * Headers with which Next and this site talk to themselves within a request. From a visitor they would change what is
 * rendered for everyone: a policy puts its nonce into the cached page, and the others skip the proxy or name its result.
 */
const INTERNAL =
  /^(?:content-security-policy(?:-report-only)?|next-(?:action|resume)|x-(?:action-forwarded|middleware|next|nextjs|invoke|matched|prerender|now|vercel|form-state|nonce)\b.*)$/;

/** Takes the internal headers off a visitor's request. */
export function removeInternalHeaders(request: Pick<IncomingMessage, 'headers'>): void {
  for (const name of Object.keys(request.headers)) if (INTERNAL.test(name)) delete request.headers[name];
}
