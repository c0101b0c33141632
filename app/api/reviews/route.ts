import type { NextRequest } from 'next/server';
import { z } from 'zod';
import { serverConfig } from '@/lib/config/server';
import { isContentUnavailable } from '@/lib/content/client/content-unavailable';
import { isPreview } from '@/lib/content/preview/draft-mode';
import { resolveSlug } from '@/lib/content/routing/resolve-slug';
import { parseSlug } from '@cleanpro/content-values/paths/slug';
import { consumeRateLimit, type RateLimitRule } from '@/lib/incoming-requests/rate-limit';
import { refusalResponse, RequestRefusedError } from '@/lib/incoming-requests/refused';
import { visitorAddress } from '@/lib/incoming-requests/visitor-address';
import { getProductReviews } from '@/lib/reviews/product-reviews';
import type { ProductReviews } from '@/lib/reviews/review-data';
import { getReviewedPage } from '@/lib/reviews/reviewed-page';
import { FIRST_VIEW, MAX_PAGES, REVIEWS_PAGE_SIZE, SORT_NAMES } from '@/lib/reviews/sorts';

/** Limited because each uncached combination of sort order, stars and page costs a call to the review service. */
const RATE: RateLimitRule = { name: 'reviews-read', times: 120, seconds: 60 };

const QUERY = z.object({
  product: z.string().max(200),
  sort: z.enum(SORT_NAMES).default(FIRST_VIEW.sort),
  stars: z.coerce.number().int().min(1).max(5).optional(),
  page: z.coerce.number().int().min(1).max(MAX_PAGES).default(FIRST_VIEW.page),
});

const headers = { 'cache-control': 'no-store' };
const failure = (status: 400 | 404 | 503, message: string): Response =>
  Response.json({ message }, { status, headers });

const missing = (): Response => failure(404, 'Product not found.');
const unavailable = (): Response => failure(503, 'Currently service is not available');

/** Responds with one page of a product's reviews: `?product={slug}&sort=newest&stars=4&page=2`. */
export async function GET(request: NextRequest): Promise<Response> {
  try {
    const address = visitorAddress(request.headers, serverConfig().TRUSTED_PROXIES);
    await consumeRateLimit(RATE, address);
    const query = QUERY.safeParse(Object.fromEntries(request.nextUrl.searchParams));
    if (!query.success) return failure(400, 'The query is not valid.');
    const { product, sort, stars, page } = query.data;
    const parts = product.split('/');
    const slug = parseSlug(parts);
    if (slug === null) return missing();
    if (!(await isPreview())) {
      const resolution = await resolveSlug(slug, address);
      if (!resolution) return unavailable();
      if (resolution.kind !== 'page') return missing();
    }
    const reviewed = await getReviewedPage(parts);
    if (!reviewed) return missing();
    const reviews: ProductReviews | null = await getProductReviews(
      reviewed.productId,
      sort,
      stars ?? null,
      page,
      REVIEWS_PAGE_SIZE,
    );
    return reviews ? Response.json(reviews, { headers }) : unavailable();
  } catch (error) {
    if (error instanceof RequestRefusedError) return refusalResponse(error);
    if (isContentUnavailable(error)) return unavailable();
    throw error;
  }
}
