/**
 * Secrets that are replaced without downtime: during a rotation a second value is accepted
 * (docs/operations.md, "Rotating secrets"). Imported with file extensions, so that plain Node can load it.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Repeats } from './logging/repeats.ts';
import { log } from './logging/log.ts';

/** The accepted value of a secret, or those of its variable and of the variable's `…_PREVIOUS`. */
export type Secret = string | readonly [current: string, previous: string | undefined];

declare global {
  // Next loads modules once per bundle; what is counted belongs to the process.
  var previousSecretUses: Repeats | undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const logUse = (variable: string, repeated?: number): void =>
  log('warn', 'PreviousSecretUsed', { variable, repeated });

/** Logs that the previous value of a secret was used: the first use in a minute, then how many followed. */
export function logPreviousUse(variable: string): void {
  globalThis.previousSecretUses ??= new Repeats({ passing: 1, report: logUse });
  if (globalThis.previousSecretUses.passes(variable)) logUse(variable);
}

/**
 * Returns whether a check accepts the current value of a secret, or its previous one, whose use is logged. An empty value
 * is never checked.
 */
export function acceptsSecret(variable: string, secret: Secret, check: (value: string) => boolean): boolean {
  const [current, previous] = typeof secret === 'string' ? [secret] : secret;
  const accepts = (value = ''): boolean => value !== '' && check(value);
  if (accepts(current)) return true;
  if (!accepts(previous)) return false;
  logPreviousUse(variable);
  return true;
}

/** Returns whether a text is an accepted value of a secret, compared in constant time. */
export function isSecret(variable: string, secret: Secret, text: string): boolean {
  const sent = digest(text);
  return acceptsSecret(variable, secret, (value) => timingSafeEqual(digest(value), sent));
}
