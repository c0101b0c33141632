import type { RouteResolution } from '@/lib/content/routing/route-resolution';
import { PLAN, PRODUCTS, productsHref, SITEMAP, stepHref } from './addresses';
import type { Answer, Assistant, AssistantPage } from './assistant';
import { followPath } from './steps';

/** Result of resolving a path below /en-us/recommender. */
export type Place =
  | { kind: 'home' }
  | { kind: 'text'; text: AssistantPage }
  | { kind: 'sitemap' }
  | { kind: 'question'; answers: Answer[]; question: AssistantPage }
  | { kind: 'products' | 'plan'; answers: Answer[] }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

/**
 * Resolves a path. A path whose last answers were unpublished redirects to their question, so that shared URLs stay
 * useful. Any other unknown path is missing.
 */
export function resolvePath(assistant: Assistant, path: readonly string[]): Place {
  const [first, ...others] = path;
  if (first === undefined) return { kind: 'home' };
  if (path.length === 1) {
    if (first === SITEMAP) return assistant.home.sitemap ? { kind: 'sitemap' } : { kind: 'missing' };
    const text = assistant.textPages.find(({ slug }) => slug === first);
    if (text) return { kind: 'text', text };
  }
  const result = first === PRODUCTS || first === PLAN ? first : undefined;
  const codes = result ? others : path;
  const { answers, question, rest } = followPath(assistant, codes);
  if (rest.length > 0)
    return answers.length > 0 ? { kind: 'redirect', to: stepHref(answers) } : { kind: 'missing' };
  if (result) return question ? { kind: 'redirect', to: stepHref(answers) } : { kind: result, answers };
  const next = question ?? assistant.needs;
  return next
    ? { kind: 'question', answers, question: next }
    : { kind: 'redirect', to: productsHref(answers) };
}

/**
 * Converts a place to a resolution for the proxy. Returns undefined for a missing place, so that the caller looks for
 * another page at its slug.
 */
export function toResolution(place: Place): RouteResolution | undefined {
  if (place.kind === 'missing') return undefined;
  return place.kind === 'redirect' ? { kind: 'redirect', to: place.to, permanent: false } : { kind: 'page' };
}
