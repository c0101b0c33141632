import { isDelivered } from '../space/delivered-locales.ts';
import type { Locale, Space } from '../space/types.ts';
import { contentError } from './errors.ts';

/** Arguments that fields inherit from their parents. */
export interface Scope {
  locale: string;
  preview: boolean;
  /** Whether a missing value falls back to that of the fallback locale. */
  fallback: boolean;
}

const CHAINS = new WeakMap<readonly Locale[], Map<string, readonly string[]>>();

function chainsOf(locales: readonly Locale[]): Map<string, readonly string[]> {
  const cached = CHAINS.get(locales);
  if (cached) return cached;
  const byCode = new Map(locales.map((locale) => [locale.code, locale]));
  const chains = new Map<string, readonly string[]>();
  for (const { code } of locales.filter(isDelivered)) {
    const passed = new Set<Locale>();
    for (let next = byCode.get(code); next && !passed.has(next); next = byCode.get(next.fallbackCode ?? ''))
      passed.add(next);
    chains.set(
      code,
      [...passed].filter(isDelivered).map((locale) => locale.code),
    );
  }
  CHAINS.set(locales, chains);
  return chains;
}

/**
 * Returns a locale and its fallbacks, in order.
 * @throws GraphQLError UNKNOWN_LOCALE
 */
export function localeChain(space: Space, code: string): readonly string[] {
  const chain = chainsOf(space.locales).get(code);
  if (!chain)
    throw contentError('UNKNOWN_LOCALE', `Query execution error. Unknown locale '${code}'`, { locale: code });
  return chain;
}
