/**
 * Secrets that can be replaced without downtime: a second value is accepted during a rotation (docs/operations.md,
 * "Rotating secrets"). Imports have file extensions, so that plain Node can load this module.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Repeats } from './logging/repeats.ts';
import { log } from './logging/log.ts';

/**
 * The only accepted value of a secret, or its current and its previous value, from its variable and from the variable's
 * `…_PREVIOUS`.
 */
export type Secret = string | readonly [current: string, previous: string | undefined];

declare global {
  // Next loads modules once per bundle, but the counts belong to the process.
  var previousSecretUses: Repeats | undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const logUse = (variable: string, repeated?: number): void =>
  log('warn', 'PreviousSecretUsed', { variable, repeated });

/** Logs that the previous value of a secret was used: the first use in a minute, then the number of further uses. */
export function logPreviousUse(variable: string): void {
  globalThis.previousSecretUses ??= new Repeats({ passing: 1, report: logUse });
  if (globalThis.previousSecretUses.passes(variable)) logUse(variable);
}

/**
 * Returns whether a check accepts the current or the previous value of a secret. Logs the use of the previous one.
 * Empty values are never checked.
 */
export function acceptsSecret(variable: string, secret: Secret, check: (value: string) => boolean): boolean {
  const [current, previous] = typeof secret === 'string' ? [secret] : secret;
  const accepts = (value = ''): boolean => value !== '' && check(value);
  if (accepts(current)) return true;
  if (!accepts(previous)) return false;
  logPreviousUse(variable);
  return true;
}

/** Returns whether a string is one of the accepted values of a secret. Compares in constant time. */
export function isSecret(variable: string, secret: Secret, text: string): boolean {
  const sent = digest(text);
  return acceptsSecret(variable, secret, (value) => timingSafeEqual(digest(value), sent));
}
