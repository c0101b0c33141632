import {
  RecommenderAnswersDocument,
  RecommenderHomeDocument,
  RecommenderPagesDocument,
  RecommenderRulesDocument,
  type RecommenderRuleFragment,
} from '@/graphql/generated/operations';
import { listTag } from '@/lib/content/cache/tags';
import {
  RECOMMENDER_PAGES_PAGE_SIZE,
  RECOMMENDER_ANSWERS_PAGE_SIZE,
  RULES_PAGE_SIZE,
} from '@/lib/content/client/limits';
import type { queryContent } from '@/lib/content/client/query';
import { assistantOf, type Answer, type Assistant } from './assistant';

type Ask = typeof queryContent;

const LOCALE = 'en-US';

interface Part<T> {
  items: readonly (T | null)[];
  total: number;
  tags: string[];
}

async function every<T>(
  step: number,
  ask: (page: { limit: number; skip: number }) => Promise<Part<T>>,
): Promise<{ items: T[]; tags: string[] }> {
  const items: T[] = [];
  const tags: string[] = [];
  for (let skip = 0, total = 1; skip < total; skip += step) {
    const part = await ask({ limit: step, skip });
    items.push(...part.items.filter((item) => item !== null));
    tags.push(...part.tags);
    total = part.total;
  }
  return { items, tags };
}

/**
 * The assistant without its rules, in three bounded queries while it has no more than 100 answers.
 * @returns null as assistant while its home page is not published
 * @throws ContentUnavailableError
 */
export async function loadAssistant(
  ask: Ask,
  preview: boolean,
): Promise<{ assistant: Assistant | null; tags: string[] }> {
  const fixed = { locale: LOCALE, preview };
  const [home, pages, answers] = await Promise.all([
    ask(RecommenderHomeDocument, fixed),
    every(RECOMMENDER_PAGES_PAGE_SIZE, async (page) => {
      const { data, tags } = await ask(RecommenderPagesDocument, { ...page, ...fixed });
      const { items = [], total = 0 } = data.recommenderPageCollection ?? {};
      return { items, total, tags };
    }),
    every(RECOMMENDER_ANSWERS_PAGE_SIZE, async (page) => {
      const { data, tags } = await ask(RecommenderAnswersDocument, { ...page, ...fixed });
      const { items = [], total = 0 } = data.recommenderAnswerCollection ?? {};
      return { items, total, tags };
    }),
  ]);
  return {
    assistant: assistantOf(home.data.recommenderHomePageCollection?.items[0], pages.items, answers.items),
    tags: [
      ...home.tags,
      ...pages.tags,
      ...answers.tags,
      ...['recommenderHomePage', 'recommenderPage', 'recommenderAnswer'].map((type) => listTag(type)),
    ],
  };
}

/**
 * The rules that name an answer, with their products.
 * @throws ContentUnavailableError
 */
export async function loadRules(
  ask: Ask,
  answer: Pick<Answer, 'id' | 'code'>,
  preview: boolean,
): Promise<{ rules: RecommenderRuleFragment[]; tags: string[] }> {
  const { items, tags } = await every<RecommenderRuleFragment>(RULES_PAGE_SIZE, async (page) => {
    const found = await ask(RecommenderRulesDocument, {
      code: answer.code,
      ...page,
      locale: LOCALE,
      preview,
    });
    const { items: rules = [], total = 0 } = found.data.recommenderProductsCollection ?? {};
    return { items: rules, total, tags: found.tags };
  });
  return { rules: items, tags: [...tags, listTag('recommenderProducts', answer.id)] };
}
