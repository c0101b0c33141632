import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { getPublishedArticles, getPublishedProducts } from '@/lib/content/catalogue/published-pages';
import { isContentUnavailable } from '@/lib/content/client/content-unavailable';
import { parseLocalPath } from '@/lib/content/preview/preview';
import { pageHref } from '@cleanpro/content-values/paths/links';
import {
  articleCount,
  countView,
  recommendArticle,
  RecommendationServiceFailure,
  viewCount,
} from '@/lib/recommendations/client';
import { LIKE_ID, type LikeOutcome } from '@/lib/recommendations/like';
import { LIKE_PARAM } from '@/lib/recommendations/like-param';
import { consumeRateLimit } from '@/lib/incoming-requests/rate-limit';
import { refusalResponse, RequestRefusedError } from '@/lib/incoming-requests/refused';
import { visitorAddress } from '@/lib/incoming-requests/visitor-address';
import { visitorId } from '@/lib/incoming-requests/visitor-id';
import { acceptWrite } from '@/lib/incoming-requests/write';
import { serverConfig } from '@/lib/config/server';
import { log } from '@/lib/telemetry/log';

const READ_RATE = { name: 'recommendations-read', times: 240, seconds: 600 };
const LIKE_RULES = { rate: { name: 'recommendations-like', times: 90, seconds: 600 }, maximumBytes: 2_048 };
const articleId = z.string().regex(/^[\w.:-]{1,128}$/);
const articleUrl = z.string().regex(/^\/en-us\/[a-z0-9/-]{1,200}$/);
const COUNTS_QUERY = z.object({ articleId, articleUrl });
const LIKE = z.object({
  articleId,
  status: z.enum(['liked', 'withdrawn']),
  returnTo: z.string().max(300).optional(),
});
const VIEW = z.union([
  z.object({ articleUrl, view: z.literal('Article') }),
  z.object({ productUrl: articleUrl, view: z.literal('Product') }),
]);
type View = z.infer<typeof VIEW>;

const NO_STORE = { 'cache-control': 'no-store' };
const badRequest = (): Response =>
  Response.json({ message: 'The article is missing or invalid.' }, { status: 400, headers: NO_STORE });
const notFound = (): Response =>
  Response.json({ message: 'Article not found.' }, { status: 404, headers: NO_STORE });
const unavailable = (): Response =>
  Response.json({ message: 'Currently service is not available' }, { status: 503, headers: NO_STORE });

function toErrorResponse(error: unknown): Response {
  if (error instanceof RequestRefusedError) return refusalResponse(error);
  // Without the content service, it is unknown whether the article exists.
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

/** Returns the viewed page as the recommendation service expects it, or undefined if the page is not published. */
async function findViewed(viewed: View): Promise<Parameters<typeof countView>[0] | undefined> {
  const { view: type } = viewed;
  const url = type === 'Article' ? viewed.articleUrl : viewed.productUrl;
  const slugs =
    type === 'Article'
      ? (await getPublishedArticles()).map(({ slug }) => slug)
      : await getPublishedProducts();
  const slug = slugs.find((published) => pageHref(published) === url);
  return slug === undefined ? undefined : { url, slug, type };
}

/**
 * Records a like, its withdrawal or a view. Responds with 201 and the new count, or 404 if the page is not published.
 */
async function record(request: NextRequest, form: URLSearchParams, address: string): Promise<Response> {
  const fields = Object.fromEntries(form);
  const viewed = VIEW.safeParse(fields);
  if (viewed.success) {
    const page = await findViewed(viewed.data);
    if (!page) return notFound();
    const views = await countView(page, address);
    return Response.json({ views }, { status: 201, headers: NO_STORE });
  }
  const liked = LIKE.safeParse(fields);
  if (!liked.success) return badRequest();
  const articles = await getPublishedArticles();
  if (!articles.some((article) => article.id === liked.data.articleId)) return notFound();
  const { id, cookie } = visitorId(request);
  const likes = await recommendArticle(liked.data.articleId, liked.data.status, { id, address });
  return Response.json(
    { likes },
    { status: 201, headers: cookie ? { ...NO_STORE, 'set-cookie': cookie } : NO_STORE },
  );
}

/**
 * Redirects visitors without JavaScript to the liked article, which displays the outcome. Returns undefined for
 * requests from a script.
 */
function toArticle(request: NextRequest, form: URLSearchParams, response: Response): Response | undefined {
  const path = parseLocalPath(form.get('returnTo'))?.replace(/\?.*$/, '');
  if (path === undefined || request.headers.get('accept')?.includes('application/json')) return undefined;
  const outcome: LikeOutcome =
    response.status !== 201 ? 'failed' : form.get('status') === 'liked' ? 'liked' : 'withdrawn';
  const headers = new Headers(response.headers);
  headers.delete('content-type');
  headers.set('location', `${path}?${LIKE_PARAM}=${outcome}#${LIKE_ID}`);
  return new Response(null, { status: 303, headers });
}

export async function POST(request: NextRequest): Promise<Response> {
  try {
    const { form, address } = await acceptWrite(request, LIKE_RULES);
    const response = await record(request, form, address).catch(toErrorResponse);
    return toArticle(request, form, response) ?? response;
  } catch (error) {
    return toErrorResponse(error);
  }
}
