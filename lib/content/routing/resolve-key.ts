import { randomBytes, timingSafeEqual } from 'node:crypto';

/** The header with which the proxy shows that a request of `/api/resolve` is its own. */
export const RESOLVE_KEY_HEADER = 'x-resolve-key';

const KEY_BYTES = 32;

declare global {
  // The proxy and the route are separate bundles in one process.
  var resolveKey: string | undefined;
}

/** The key of this process; nobody outside has it. */
export const resolveKey = (globalThis.resolveKey ??= randomBytes(KEY_BYTES).toString('hex'));

/** Whether a request of `/api/resolve` comes from the proxy of this process. */
export function hasResolveKey(headers: Headers): boolean {
  const sent = Buffer.from(headers.get(RESOLVE_KEY_HEADER) ?? '');
  const expected = Buffer.from(resolveKey);
  return sent.byteLength === expected.byteLength && timingSafeEqual(sent, expected);
}
