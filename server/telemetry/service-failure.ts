import { z } from 'zod';

/** Error codes of undici, Node and axios for a call that the caller canceled. */
const CANCELLED = ['UND_ERR_ABORTED', 'ABORT_ERR', 'ERR_CANCELED'];

const TIMEOUT = z.object({ name: z.literal('TimeoutError') });
const TIMEOUTS = z.union([TIMEOUT, z.object({ cause: TIMEOUT })]);
const CODED = z.object({ code: z.string() });

/**
 * Whether a call failed because of the service or the connection to it. Connection errors have a string as their code,
 * unlike the reason of an abort. A timeout counts as a failure, although the caller sets it.
 */
export function isServiceFailure(error: unknown): boolean {
  if (TIMEOUTS.safeParse(error).success) return true;
  const coded = CODED.safeParse(error);
  return coded.success && !CANCELLED.includes(coded.data.code);
}
