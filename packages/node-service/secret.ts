/**
 * Secrets that can be replaced without downtime: during a rotation, a second value is accepted as well
 * (docs/operations.md, "Rotating secrets").
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Repeats } from './logging/repeats.ts';
import { log } from './logging/log.ts';

/**
 * A secret's only accepted value, or its current and previous values. The previous value comes from the environment
 * variable with the suffix `_PREVIOUS`.
 */
export type Secret = string | readonly [current: string, previous: string | undefined];

declare global {
  // Next loads this module once per bundle, but the counts belong to the whole process.
  var previousSecretUses: Repeats | undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const logUse = (variable: string, repeated?: number): void =>
  log('warn', 'PreviousSecretUsed', { variable, repeated });

/** Logs that the previous value of a secret was used: the first use in a minute, then the number of later ones. */
export function logPreviousUse(variable: string): void {
  globalThis.previousSecretUses ??= new Repeats({ passing: 1, report: logUse });
  if (globalThis.previousSecretUses.passes(variable)) logUse(variable);
}

/**
 * Whether a check accepts the current or the previous value of a secret. Logs each use of the previous value. Never
 * calls the check with an empty value.
 */
export function acceptsSecret(variable: string, secret: Secret, check: (value: string) => boolean): boolean {
  const [current, previous] = typeof secret === 'string' ? [secret] : secret;
  const accepts = (value = ''): boolean => value !== '' && check(value);
  if (accepts(current)) return true;
  if (!accepts(previous)) return false;
  logPreviousUse(variable);
  return true;
}

/** Compares a string with the accepted values of a secret, in constant time. */
export function isSecret(variable: string, secret: Secret, text: string): boolean {
  const sent = digest(text);
  return acceptsSecret(variable, secret, (value) => timingSafeEqual(digest(value), sent));
}
