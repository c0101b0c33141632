import { isFixedRoute } from '@/lib/content/routing/fixed-routes';
import { getPage, getShell } from '@/lib/content/pages/get-page';
import { ROOT } from '@/lib/content/routing/links';
import type { Resolved } from '@/lib/content/routing/route-resolution';
import { HOME, productOfReviews, slugOf } from '@/lib/content/routing/slug';
import { resolveInAssistant } from '@/lib/recommender/get-assistant';

const answer = (resolved: Resolved): Response =>
  Response.json(resolved, { headers: { 'cache-control': 'no-store' } });

/** What stands at an address; for the proxy. The page that follows reuses what is read here. */
export async function GET(request: Request): Promise<Response> {
  const given = new URL(request.url).searchParams.get('slug') ?? '';
  const slug = slugOf(given === '' ? [] : given.split('/'));
  if (slug === null) return answer({ kind: 'missing' });
  if (given === HOME) return answer({ kind: 'redirect', to: ROOT, permanent: true });
  // What stands around every page: without it there is none.
  await getShell();
  if (isFixedRoute(slug)) return answer({ kind: 'page' });
  const inAssistant = await resolveInAssistant(slug);
  if (inAssistant) return answer(inAssistant);
  const product = productOfReviews(slug);
  if (product !== null) {
    const found = await getPage(product);
    return answer({ kind: found.kind === 'page' && found.type === 'productsPage' ? 'page' : 'missing' });
  }
  const resolution = await getPage(slug);
  return answer(resolution.kind === 'redirect' ? resolution : { kind: resolution.kind });
}
