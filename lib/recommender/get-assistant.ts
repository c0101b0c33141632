import 'server-only';
import { cache } from 'react';
import type { RecommenderRuleFragment } from '@/graphql/generated/operations';
import { cacheUntilExpired } from '@/lib/content/cache/cache-until-expired';
import { LastGood } from '@/lib/content/cache/last-good';
import { isPreview, orLastGood } from '@/lib/content/pages/get-page';
import { queryContent } from '@/lib/content/client/query';
import type { Resolved } from '@/lib/content/routing/route-resolution';
import { RECOMMENDER } from './addresses';
import type { Answer, Assistant } from './assistant';
import { loadAssistant, loadRules } from './load';
import { placeOf, resolvedOf } from './resolve';

declare global {
  // As with pages: what was good last belongs to the whole process, not to one kind of route.
  var lastGoodAssistant:
    | {
        assistant: LastGood<Awaited<ReturnType<typeof loadAssistant>>>;
        rules: LastGood<Awaited<ReturnType<typeof loadRules>>>;
      }
    | undefined;
}

const MAX_RULES = 200;
const lastGood = (globalThis.lastGoodAssistant ??= {
  assistant: new LastGood(1),
  rules: new LastGood(MAX_RULES),
});

async function getCachedAssistant(): Promise<Assistant | null> {
  'use cache';
  const { assistant, tags } = await orLastGood(lastGood.assistant, 'assistant', () =>
    loadAssistant(queryContent, false),
  );
  cacheUntilExpired(tags);
  return assistant;
}

async function getCachedRules(id: string, code: string): Promise<RecommenderRuleFragment[]> {
  'use cache';
  const { rules, tags } = await orLastGood(lastGood.rules, id, () =>
    loadRules(queryContent, { id, code }, false),
  );
  cacheUntilExpired(tags);
  return rules;
}

/** The guided assistant, kept until its content changes; in preview read anew. Null while it is not published. */
export const getAssistant = cache(async (): Promise<Assistant | null> => {
  if (await isPreview()) return (await loadAssistant(queryContent, true)).assistant;
  return getCachedAssistant();
});

/** The rules for the last of these answers, kept as the assistant is. */
export const getRules = cache(async (given: readonly Answer[]): Promise<RecommenderRuleFragment[]> => {
  const last = given.at(-1);
  if (!last) return [];
  if (await isPreview()) return (await loadRules(queryContent, last, true)).rules;
  return getCachedRules(last.id, last.code);
});

/** What stands at a slug of the assistant, for the proxy; undefined when it is not the assistant's. */
export async function resolveInAssistant(slug: string): Promise<Resolved | undefined> {
  if (slug !== RECOMMENDER && !slug.startsWith(`${RECOMMENDER}/`)) return undefined;
  const assistant = await getAssistant();
  if (!assistant) return undefined;
  const place = placeOf(assistant, slug.split('/').slice(1));
  // A question's page needs its rules to be made: where they cannot be read, there is none.
  if (place.kind === 'question') await getRules(place.given);
  return resolvedOf(place);
}
