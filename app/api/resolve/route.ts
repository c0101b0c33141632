import { getPage, getShell } from '@/lib/content/pages/get-page';
import type { RouteResolution } from '@/lib/content/routing/route-resolution';
import { getReviewedProductSlug, isFixedRoute } from '@/lib/content/routing/routes';
import { parseSlug } from '@/lib/content/routing/slug';
import { resolveInAssistant } from '@/lib/recommender/get-assistant';
import { isOwnRequest } from '@/lib/requests/own-request';

async function resolve(slug: string): Promise<RouteResolution> {
  // Every page needs the shell: without it the page cannot be rendered.
  await getShell();
  if (isFixedRoute(slug)) return { kind: 'page' };
  const inAssistant = await resolveInAssistant(slug);
  if (inAssistant) return inAssistant;
  const productSlug = getReviewedProductSlug(slug);
  if (productSlug !== null) {
    const product = await getPage(productSlug);
    return { kind: product.kind === 'page' && product.type === 'productsPage' ? 'page' : 'missing' };
  }
  const resolution = await getPage(slug);
  return resolution.kind === 'redirect' ? resolution : { kind: resolution.kind };
}

/**
 * Resolves a slug for `lib/content/routing/resolve-slug.ts`, which limits how many. The page that is rendered next reuses
 * what is cached here.
 */
export async function GET(request: Request): Promise<Response> {
  if (!isOwnRequest(request.headers)) return new Response(null, { status: 404 });
  const slug = parseSlug((new URL(request.url).searchParams.get('slug') ?? '').split('/'));
  const resolution: RouteResolution = slug === null ? { kind: 'missing' } : await resolve(slug);
  return Response.json(resolution, { headers: { 'cache-control': 'no-store' } });
}
