import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { fetchJson, parseBody, ServiceFailure } from '@/lib/upstream/fetch-json';

const TIMEOUT_MS = 3_000;
/** The site's only locale, as the service spells it. */
const LOCALE = 'en-us';

/** Thrown when the recommendation service does not respond, refuses a request, or returns an undocumented response. */
export class RecommendationServiceFailure extends ServiceFailure {
  override readonly name = 'RecommendationServiceFailure';

  constructor(status: number, statusText: string, options?: ErrorOptions) {
    super('recommendation', status, statusText, options);
  }
}

const OPTIONS = { Failure: RecommendationServiceFailure, timeoutMs: TIMEOUT_MS };

async function read<Schema extends z.ZodType>(
  path: string,
  query: Record<string, string>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { RECOMMENDATIONS_URL, BRAND_CODE } = serverConfig();
  const search = new URLSearchParams({ brand: BRAND_CODE, locale: LOCALE, ...query });
  const response = await fetchJson(`${RECOMMENDATIONS_URL}${path}?${search}`, { ...OPTIONS, retries: 1 });
  return parseBody(response, schema, RecommendationServiceFailure);
}

async function write<Schema extends z.ZodType>(
  path: string,
  body: Record<string, string>,
  schema: Schema,
  address: string,
): Promise<z.infer<Schema>> {
  const { RECOMMENDATIONS_URL, BRAND_CODE } = serverConfig();
  const response = await fetchJson(`${RECOMMENDATIONS_URL}${path}`, {
    ...OPTIONS,
    retries: 0,
    // A call creates a like or a view. Only status 201 confirms that it was counted.
    accepts: (status) => status === 201,
    method: 'POST',
    body: JSON.stringify({ brand: BRAND_CODE, locale: LOCALE, ...body }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  });
  return parseBody(response, schema, RecommendationServiceFailure);
}

const COUNTS = z.object({
  recommendedArticleCount: z.array(z.object({ articleId: z.string().optional(), count: z.number() })),
});
const VOTED = z.object({ count: z.number() });
const VIEWS = z.object({ viewCount: z.array(z.object({ url: z.string(), views: z.string() })) });
const VIEWED = z.object({ views: z.string() });

/** A like of an article, or its withdrawal. A withdrawn like is not a dislike. */
export type Liking = 'liked' | 'withdrawn';

/**
 * Returns the number of visitors who like an article.
 * @throws RecommendationServiceFailure when the service fails
 */
export async function articleCount(articleId: string): Promise<number> {
  const { recommendedArticleCount } = await read('/articles', { articleId, type: 'article' }, COUNTS);
  return recommendedArticleCount[0]?.count ?? 0;
}

/**
 * Returns the number of visitors who like each article, by article id. Articles without likes are left out.
 * @throws RecommendationServiceFailure when the service fails
 */
export async function articleCounts(): Promise<Record<string, number>> {
  const { recommendedArticleCount } = await read('/articles', { condition: 'all' }, COUNTS);
  return Object.fromEntries(
    recommendedArticleCount.flatMap(({ articleId, count }): [string, number][] =>
      articleId === undefined ? [] : [[articleId, count]],
    ),
  );
}

/**
 * Likes an article or withdraws the like. Each visitor has one vote.
 * @returns the new number of likes
 * @throws RecommendationServiceFailure when the service fails
 */
export async function recommendArticle(
  articleId: string,
  status: Liking,
  visitor: { id: string; address: string },
): Promise<number> {
  const { count } = await write(
    '/articles',
    { articleId, status, visitor: visitor.id },
    VOTED,
    visitor.address,
  );
  return count;
}

/**
 * Returns the number of views of a page.
 * @param url path of the page
 * @throws RecommendationServiceFailure when the service fails
 */
export async function viewCount(url: string): Promise<number> {
  const { viewCount: views } = await read('/views', { url }, VIEWS);
  return Number(views[0]?.views ?? 0);
}

/**
 * Returns the number of views of each page, by path.
 * @throws RecommendationServiceFailure when the service fails
 */
export async function viewCounts(): Promise<Record<string, number>> {
  const { viewCount: list } = await read('/views', {}, VIEWS);
  return Object.fromEntries(list.map(({ url, views }) => [url, Number(views)]));
}

/**
 * Counts a view of a page.
 * @returns the new number of views
 * @throws RecommendationServiceFailure when the service fails
 */
export async function countView(
  page: { url: string; slug: string; type: 'Article' | 'Product' },
  address: string,
): Promise<number> {
  return Number((await write('/views', page, VIEWED, address)).views);
}
