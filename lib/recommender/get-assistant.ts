import 'server-only';
import type { RecommenderRuleFragment } from '@/graphql/generated/operations';
import { defineCachedRead, type Tagged } from '@/lib/content/cache/cached-read';
import { queryContent } from '@/lib/content/client/query';
import type { RouteResolution } from '@/lib/content/routing/route-resolution';
import { isInRecommender } from '@/lib/content/routing/routes';
import type { Answer, Assistant } from './assistant';
import { loadAssistant, loadRules } from './load';
import { placeOf, resolvedOf } from './resolve';

/** The guided assistant, or null while its home page is not published. @throws ContentUnavailableError */
export const getAssistant = defineCachedRead({
  name: 'assistant',
  load: (preview): Promise<Tagged<Assistant | null>> => loadAssistant(queryContent, preview),
});

const rules = defineCachedRead({
  name: 'assistant rules',
  load: (preview, id: string, code: string) => loadRules(queryContent, { id, code }, preview),
});

/** The rules that name the last of these answers. @throws ContentUnavailableError */
export async function getRules(answers: readonly Answer[]): Promise<RecommenderRuleFragment[]> {
  const last = answers.at(-1);
  return last ? rules(last.id, last.code) : [];
}

/** How the proxy answers a slug of the assistant; undefined when the slug is not the assistant's. */
export async function resolveInAssistant(slug: string): Promise<RouteResolution | undefined> {
  if (!isInRecommender(slug)) return undefined;
  const published = await getAssistant();
  if (!published) return undefined;
  const place = placeOf(published, slug.split('/').slice(1));
  // A question's page cannot render without its rules: where they are unavailable, resolving fails too.
  if (place.kind === 'question') await getRules(place.answers);
  return resolvedOf(place);
}
