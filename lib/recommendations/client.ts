import 'server-only';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';

const TIMEOUT_MS = 3_000;
/** Specification section 1: the locale is fixed. */
const LOCALE = 'en-us';

/** The recommendation service could not answer, or its answer has another shape. */
export class RecommendationServiceFailure extends Error {
  override readonly name = 'RecommendationServiceFailure';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;

  constructor(status: number, reason: string, options?: ErrorOptions) {
    super(`The recommendation service failed: ${status} ${reason}`, options);
    this.status = status;
  }
}

async function once<Schema extends z.ZodType>(
  path: string,
  query: Record<string, string>,
  schema: Schema,
  init: RequestInit = {},
): Promise<z.infer<Schema>> {
  const { RECOMMENDATIONS_URL } = serverConfig();
  const search = new URLSearchParams(query).toString();
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`${RECOMMENDATIONS_URL}${path}${search && `?${search}`}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
      redirect: 'error',
    });
    answer = await response.json();
  } catch (error) {
    throw new RecommendationServiceFailure(0, error instanceof Error ? error.name : 'unknown', {
      cause: error,
    });
  }
  if (!response.ok) throw new RecommendationServiceFailure(response.status, response.statusText);
  const parsed = schema.safeParse(answer);
  if (!parsed.success)
    throw new RecommendationServiceFailure(response.status, 'the answer has another shape', {
      cause: parsed.error,
    });
  return parsed.data;
}

/** Reads, once more when the service failed. */
async function read<Schema extends z.ZodType>(
  path: string,
  query: Record<string, string>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const all = { brand: serverConfig().BRAND_CODE, locale: LOCALE, ...query };
  try {
    return await once(path, all, schema);
  } catch (error) {
    const again =
      error instanceof RecommendationServiceFailure && (error.status === 0 || error.status >= 500);
    if (!again) throw error;
    return once(path, all, schema);
  }
}

function write<Schema extends z.ZodType>(
  path: string,
  body: Record<string, string>,
  schema: Schema,
  address: string,
): Promise<z.infer<Schema>> {
  const { BRAND_CODE } = serverConfig();
  return once(path, {}, schema, {
    method: 'POST',
    body: JSON.stringify({ brand: BRAND_CODE, locale: LOCALE, ...body }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  });
}

const COUNTS = z.object({
  recommendedArticleCount: z.array(z.object({ articleId: z.string().optional(), count: z.number() })),
});
const VOTED = z.object({ count: z.number() });
const VIEWS = z.object({ viewCount: z.array(z.object({ url: z.string(), views: z.string() })) });
const VIEWED = z.object({ views: z.string() });

export type Liking = 'liked' | 'disliked';

/** How many recommend an article. @throws RecommendationServiceFailure */
export async function articleCount(articleId: string): Promise<number> {
  const { recommendedArticleCount } = await read('/articles', { articleId, type: 'article' }, COUNTS);
  return recommendedArticleCount[0]?.count ?? 0;
}

/** How many recommend each article, by article id; those that nobody does are not in it. @throws RecommendationServiceFailure */
export async function articleCounts(): Promise<Record<string, number>> {
  const { recommendedArticleCount } = await read('/articles', { condition: 'all' }, COUNTS);
  return Object.fromEntries(
    recommendedArticleCount.flatMap(({ articleId, count }): [string, number][] =>
      articleId === undefined ? [] : [[articleId, count]],
    ),
  );
}

/** Likes or dislikes an article; one vote a visitor. @returns the count afterwards. @throws RecommendationServiceFailure */
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

/** How often a page was viewed. @throws RecommendationServiceFailure */
export async function viewCount(url: string): Promise<number> {
  const { viewCount: views } = await read('/views', { url }, VIEWS);
  return Number(views[0]?.views ?? 0);
}

/** How often each page was viewed, by its path. @throws RecommendationServiceFailure */
export async function viewCounts(): Promise<Record<string, number>> {
  const { viewCount: list } = await read('/views', {}, VIEWS);
  return Object.fromEntries(list.map(({ url, views }) => [url, Number(views)]));
}

/** Counts one more view of a page. @returns how often it was viewed. @throws RecommendationServiceFailure */
export async function countView(
  page: { url: string; slug: string; type: 'Article' | 'Product' },
  address: string,
): Promise<number> {
  return Number((await write('/views', page, VIEWED, address)).views);
}
