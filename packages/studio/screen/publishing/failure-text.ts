import { z } from 'zod';
import { ApiError } from '../api/client.ts';
import type { RefusedEntity } from '../api/releases.ts';
import type { Failure } from '../api/schemas.ts';

const reasons = z.object({ reasons: z.string() });

/** Returns the message for editors about a failed request. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) {
    const reason = reasons.safeParse(error.failure?.details);
    if (reason.success) return reason.data.reasons;
    const errors = error.failure?.details?.errors ?? [];
    if (errors.length) return errors.map(({ details, name }) => details ?? name).join('. ');
    return error.message;
  }
  // Replace the browser's own messages, "signal timed out" and "Failed to fetch".
  if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
    return 'The service didn’t respond. Check whether your change went through before you try again.';
  return error instanceof Error ? error.message : 'Something went wrong. Try again.';
}

/** Returns why the API refuses an entity, in one line. */
export const refusalText = ({ message, details }: Failure): string =>
  details?.errors.length
    ? details.errors
        .map(({ path, name, details: sentence }) =>
          sentence ? sentence : `${String(path[1] ?? path[0] ?? '')}: ${name}`,
        )
        .join('. ')
    : message;

/** Returns one line per refused entity, with its name and the reason. */
export const refusalMessages = (
  refused: RefusedEntity[],
  nameOf: (link: RefusedEntity['entity']) => string,
): string[] => refused.map(({ entity, error }) => `${nameOf(entity)}: ${refusalText(error)}`);
