import type { RouteResolution } from '@/lib/content/routing/route-resolution';
import { PLAN, PRODUCTS, productsHref, SITEMAP, stepHref } from './addresses';
import type { Answer, Assistant, AssistantPage } from './assistant';
import { positionOf } from './steps';

/** What stands at a path under /en-us/recommender. */
export type Place =
  | { kind: 'home' }
  | { kind: 'text'; text: AssistantPage }
  | { kind: 'sitemap' }
  | { kind: 'question'; given: Answer[]; question: AssistantPage }
  | { kind: 'products' | 'plan'; given: Answer[] }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

/**
 * Finds the place of a path. An address whose last answers are gone leads to the question where they were given, so
 * that what was shared stays of use; one that never was anything is missing.
 */
export function placeOf(assistant: Assistant, path: readonly string[]): Place {
  const [first, ...others] = path;
  if (first === undefined) return { kind: 'home' };
  if (path.length === 1) {
    if (first === SITEMAP) return assistant.home.sitemap ? { kind: 'sitemap' } : { kind: 'missing' };
    const text = assistant.texts.find(({ slug }) => slug === first);
    if (text) return { kind: 'text', text };
  }
  const result = first === PRODUCTS || first === PLAN ? first : undefined;
  const codes = result ? others : path;
  const { given, question, rest } = positionOf(assistant, codes);
  if (rest.length > 0)
    return given.length > 0 ? { kind: 'redirect', to: stepHref(given) } : { kind: 'missing' };
  if (result) return question ? { kind: 'redirect', to: stepHref(given) } : { kind: result, given };
  const next = question ?? assistant.needs;
  return next ? { kind: 'question', given, question: next } : { kind: 'redirect', to: productsHref(given) };
}

/** What the proxy does with the address of a place; undefined when it is none, and the rest of the site is asked. */
export function resolvedOf(place: Place): RouteResolution | undefined {
  if (place.kind === 'missing') return undefined;
  return place.kind === 'redirect' ? { kind: 'redirect', to: place.to, permanent: false } : { kind: 'page' };
}
