import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { getPublishedArticles } from '@/lib/content/catalogue/published-articles';
import { isContentUnavailable } from '@/lib/content/client/content-unavailable';
import { localPath } from '@/lib/content/preview/preview';
import { pageHref } from '@/lib/content/routing/links';
import {
  articleCount,
  countView,
  recommendArticle,
  RecommendationServiceFailure,
  viewCount,
} from '@/lib/recommendations/client';
import { consumeRateLimit } from '@/lib/requests/rate-limit';
import { refusalResponse, RequestRefusedError } from '@/lib/requests/refused';
import { visitorAddress } from '@/lib/requests/visitor-address';
import { visitorId } from '@/lib/requests/visitor-id';
import { acceptWrite } from '@/lib/requests/write';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';

const READ_RATE = { name: 'recommendations-read', times: 240, seconds: 600 };
const LIKE_RULES = { rate: { name: 'recommendations-like', times: 90, seconds: 600 }, maximumBytes: 2_048 };
const articleId = z.string().regex(/^[\w.:-]{1,128}$/);
const articleUrl = z.string().regex(/^\/en-us\/[a-z0-9/-]{1,200}$/);
const COUNTS_QUERY = z.object({ articleId, articleUrl });
const LIKE = z.object({
  articleId,
  status: z.enum(['liked', 'disliked']),
  returnTo: z.string().max(300).optional(),
});
const VIEW = z.object({ articleUrl, view: z.literal('Article') });

const NO_STORE = { 'cache-control': 'no-store' };
const badRequest = (): Response =>
  Response.json({ message: 'The article is missing or invalid.' }, { status: 400, headers: NO_STORE });
const notFound = (): Response =>
  Response.json({ message: 'There is no such article.' }, { status: 404, headers: NO_STORE });
const unavailable = (): Response =>
  Response.json({ message: 'Currently service is not available' }, { status: 503, headers: NO_STORE });

function toErrorResponse(error: unknown): Response {
  if (error instanceof RequestRefusedError) return refusalResponse(error);
  // Without the content service nobody can say whether there is such an article.
  if (isContentUnavailable(error)) return unavailable();
  if (!(error instanceof RecommendationServiceFailure)) throw error;
  log('error', 'RecommendationFailure', { status: error.status, message: error.message });
  return error.status === 429
    ? Response.json(
        { message: 'Too many attempts. Please try again tomorrow.' },
        { status: 429, headers: { ...NO_STORE, 'retry-after': '86400' } },
      )
    : unavailable();
}

/** The likes and views of an article. */
export async function GET(request: NextRequest): Promise<Response> {
  try {
    await consumeRateLimit(READ_RATE, visitorAddress(request.headers, serverConfig().TRUSTED_PROXIES));
    const query = COUNTS_QUERY.safeParse(Object.fromEntries(request.nextUrl.searchParams));
    if (!query.success) return badRequest();
    const [likes, views] = await Promise.all([
      articleCount(query.data.articleId),
      viewCount(query.data.articleUrl),
    ]);
    return Response.json({ likes, views }, { headers: NO_STORE });
  } catch (error) {
    return toErrorResponse(error);
  }
}

/** Records a like, a dislike or a view of an article; 201 with the new count, 404 for an article that is not published. */
export async function POST(request: NextRequest): Promise<Response> {
  try {
    const { form, address } = await acceptWrite(request, LIKE_RULES);
    const fields = Object.fromEntries(form);
    const viewed = VIEW.safeParse(fields);
    if (viewed.success) {
      const url = viewed.data.articleUrl;
      const article = (await getPublishedArticles()).find(({ slug }) => pageHref(slug) === url);
      if (!article) return notFound();
      const views = await countView({ url, slug: article.slug, type: 'Article' }, address);
      return Response.json({ views }, { status: 201, headers: NO_STORE });
    }
    const liked = LIKE.safeParse(fields);
    if (!liked.success) return badRequest();
    const articles = await getPublishedArticles();
    if (!articles.some((article) => article.id === liked.data.articleId)) return notFound();
    const { id, cookie } = visitorId(request);
    const likes = await recommendArticle(liked.data.articleId, liked.data.status, { id, address });
    const headers = new Headers(NO_STORE);
    if (cookie) headers.set('set-cookie', cookie);
    const path = localPath(liked.data.returnTo ?? null);
    if (path !== null && !request.headers.get('accept')?.includes('application/json')) {
      headers.set('location', path);
      return new Response(null, { status: 303, headers });
    }
    return Response.json({ likes }, { status: 201, headers });
  } catch (error) {
    return toErrorResponse(error);
  }
}
