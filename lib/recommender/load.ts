import {
  RecommenderAnswersDocument,
  RecommenderHomeDocument,
  RecommenderPagesDocument,
  RecommenderRulesDocument,
  type RecommenderRuleFragment,
} from '@/graphql/generated/operations';
import type { Tagged } from '@/lib/content/cache/cached-read';
import { listTag } from '@/lib/content/cache/tags';
import { fetchAllPages } from '@/lib/content/client/fetch-all-pages';
import {
  RECOMMENDER_PAGES_PAGE_SIZE,
  RECOMMENDER_ANSWERS_PAGE_SIZE,
  RULES_PAGE_SIZE,
} from '@/lib/content/client/limits';
import { LOCALE } from '@/lib/content/client/locale';
import type { queryContent } from '@/lib/content/client/query';
import { queryAllPages } from '@/lib/content/client/query-all-pages';
import { buildAssistant, type Answer, type Assistant } from './assistant';

type QueryContent = typeof queryContent;

/**
 * Loads the assistant without its rules. Takes three bounded queries if there are no more than 100 answers.
 * @returns null while its home page is not published
 * @throws ContentUnavailableError
 */
export async function loadAssistant(
  query: QueryContent,
  preview: boolean,
): Promise<Tagged<Assistant | null>> {
  const scope = { locale: LOCALE, preview };
  const [home, pages, answers] = await Promise.all([
    query(RecommenderHomeDocument, scope),
    queryAllPages(
      RecommenderPagesDocument,
      { limit: RECOMMENDER_PAGES_PAGE_SIZE, preview },
      (data) => data.recommenderPageCollection,
      query,
    ),
    queryAllPages(
      RecommenderAnswersDocument,
      { limit: RECOMMENDER_ANSWERS_PAGE_SIZE, preview },
      (data) => data.recommenderAnswerCollection,
      query,
    ),
  ]);
  return {
    value: buildAssistant(home.data.recommenderHomePageCollection?.items[0], pages.items, answers.items),
    tags: [
      ...home.tags,
      ...pages.tags,
      ...answers.tags,
      ...['recommenderHomePage', 'recommenderPage', 'recommenderAnswer'].map((type) => listTag(type)),
    ],
  };
}

/**
 * Loads the rules that name an answer, with their products.
 * @throws ContentUnavailableError
 */
export async function loadRules(
  query: QueryContent,
  answer: Pick<Answer, 'id' | 'code'>,
  preview: boolean,
): Promise<Tagged<RecommenderRuleFragment[]>> {
  const { items, tags } = await fetchAllPages<RecommenderRuleFragment>(RULES_PAGE_SIZE, async (page) => {
    const found = await query(RecommenderRulesDocument, {
      code: answer.code,
      ...page,
      locale: LOCALE,
      preview,
    });
    const { items: rules = [], total = 0 } = found.data.recommenderProductsCollection ?? {};
    return { items: rules, total, tags: found.tags };
  });
  return { value: items, tags: [...tags, listTag('recommenderProducts', answer.id)] };
}
