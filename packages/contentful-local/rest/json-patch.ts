/** JSON Patch (RFC 6902) of entries: `PATCH …/entries/{id}`. */
import { applyPatch } from 'rfc6902';
import { z } from 'zod';
import { issueErrors } from '../validation/error.ts';
import { ManagementError, unprocessable, validationFailed } from './management-error.ts';

/**
 * Allows only paths that a save may change. A name such as `__proto__` is never a field, a locale or a key of rich
 * text.
 */
const POINTER = z
  .string()
  .regex(/^\/(fields|metadata)(\/|$)/, { error: 'Must be a JSON pointer into /fields or /metadata' })
  .refine((path) => !path.split('/').some((token) => Object.hasOwn(RESERVED, token)), {
    error: 'Has a name that no property may have',
  });
const RESERVED = { ['__proto__']: true, constructor: true, prototype: true };

const VALUE = z.unknown().refine((value) => value !== undefined, { error: 'Must be there' });
const OPERATION = z.discriminatedUnion('op', [
  z.object({ op: z.literal('add'), path: POINTER, value: VALUE }),
  z.object({ op: z.literal('remove'), path: POINTER }),
  z.object({ op: z.literal('replace'), path: POINTER, value: VALUE }),
  z.object({ op: z.literal('move'), from: POINTER, path: POINTER }),
  z.object({ op: z.literal('copy'), from: POINTER, path: POINTER }),
  z.object({ op: z.literal('test'), path: POINTER, value: VALUE }),
]);
const PATCH = z.array(OPERATION).max(1000);

/** Maximum length in characters. Each copy operation can double a document. */
const MAX_LENGTH = 4 * 1024 * 1024;

/**
 * Returns a document with all operations applied. If one fails, none is applied.
 * @throws ManagementError 422 for an invalid patch and for the first operation that cannot be applied; 413 for a result
 * that is too long
 */
export function patched(document: Record<string, unknown>, body: unknown): unknown {
  const patch = PATCH.safeParse(body);
  if (!patch.success) throw validationFailed(issueErrors(patch.error));
  const result = structuredClone(document);
  for (const [index, operation] of patch.data.entries()) {
    const [error] = applyPatch(result, [operation]);
    const details = { operation, index };
    if (error) throw unprocessable(`Operation ${index} of the patch failed: ${error.message}`, details);
    if (operation.op === 'copy' && JSON.stringify(result).length > MAX_LENGTH)
      throw new ManagementError(413, 'PayloadTooLarge', `An entry has at most ${MAX_LENGTH} characters`);
  }
  return result;
}
