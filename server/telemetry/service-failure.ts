import { z } from 'zod';

/** The codes by which undici, Node and axios say that the caller gave the call up. */
const CANCELLED = ['UND_ERR_ABORTED', 'ABORT_ERR', 'ERR_CANCELED'];

const TIMEOUT = z.object({ name: z.literal('TimeoutError') });
const TIMEOUTS = z.union([TIMEOUT, z.object({ cause: TIMEOUT })]);
const CODED = z.object({ code: z.string() });

/**
 * Whether a call ended because the service, or the way to it, failed. Errors of connections have a code that is text; the
 * reason of a caller that aborts has none, whatever it is. A timeout is a failure, though the caller sets it.
 */
export function isServiceFailure(error: unknown): boolean {
  if (TIMEOUTS.safeParse(error).success) return true;
  const coded = CODED.safeParse(error);
  return coded.success && !CANCELLED.includes(coded.data.code);
}
