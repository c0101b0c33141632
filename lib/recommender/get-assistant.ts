import 'server-only';
import type { RecommenderRuleFragment } from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '@/lib/content/cache/cached-read';
import { queryContent } from '@/lib/content/client/query';
import type { RouteResolution } from '@/lib/content/routing/route-resolution';
import { isInRecommender } from '@/lib/content/routing/routes';
import type { Answer, Assistant } from './assistant';
import { loadAssistant, loadRules } from './load';
import { resolvePath, toResolution } from './resolve';

/** Returns the guided assistant, or null while its home page is not published. @throws ContentUnavailableError */
export const getAssistant = defineCachedRead({
  name: 'assistant',
  load: (preview): Promise<Tagged<Assistant | null>> => loadAssistant(queryContent, preview),
});

const rules = defineCachedRead({
  name: 'assistant rules',
  load: (preview, id: string, code: string) => loadRules(queryContent, { id, code }, preview),
});

/** Returns the rules that name the last of these answers. @throws ContentUnavailableError */
export async function getRules(answers: readonly Answer[]): Promise<RecommenderRuleFragment[]> {
  const last = answers.at(-1);
  return last ? rules(last.id, last.code) : [];
}

/**
 * Resolves a slug of the assistant for the proxy.
 * @returns undefined when the slug does not belong to the assistant
 * @throws ContentUnavailableError
 */
export async function resolveInAssistant(slug: string): Promise<RouteResolution | undefined> {
  if (!isInRecommender(slug)) return undefined;
  const published = await getAssistant();
  if (!published) return undefined;
  const place = resolvePath(published, slug.split('/').slice(1));
  // A question's page cannot render without its rules, so fail here if they are unavailable.
  if (place.kind === 'question') await getRules(place.answers);
  return toResolution(place);
}
