import 'server-only';
import { resolveInAssistant } from '@/lib/recommender/get-assistant';
import { followRedirect } from '@cleanpro/content-values/redirects/follow-redirect';
import { getPage, getShell } from '../pages/get-page';
import { addressKey, isSlugKey, pathOfKey } from './address-key';
import { getRedirects } from './get-redirects';
import type { RouteResolution } from './route-resolution';
import { getReviewedProductSlug, isFixedRoute } from '@cleanpro/content-values/paths/own-pages';

/** Resolves a slug, ignoring redirects entered by editors. */
async function resolvePage(slug: string): Promise<RouteResolution> {
  if (isFixedRoute(slug)) return { kind: 'page' };
  const inAssistant = await resolveInAssistant(slug);
  if (inAssistant) return inAssistant;
  const productSlug = getReviewedProductSlug(slug);
  if (productSlug !== null) {
    const product = await getPage(productSlug);
    return { kind: product.kind === 'page' && product.type === 'productsPage' ? 'page' : 'missing' };
  }
  const { kind } = await getPage(slug);
  return { kind };
}

/** Whether a page exists at a normalized path. @throws ContentUnavailableError */
export async function hasPage(path: string): Promise<boolean> {
  const key = addressKey(path);
  return isSlugKey(key) && (await resolvePage(key)).kind !== 'missing';
}

/** Follows the redirect that an editor entered for an address without a page. @throws ContentUnavailableError */
export async function resolveRedirect(key: string): Promise<Exclude<RouteResolution, { kind: 'page' }>> {
  const found = await followRedirect(await getRedirects(), pathOfKey(key), hasPage);
  return found ? { kind: 'redirect', ...found } : { kind: 'missing' };
}

/** Resolves an address key to a page, a redirect or nothing. @throws ContentUnavailableError */
export async function resolveAddress(key: string): Promise<RouteResolution> {
  // Fail early if the shell is unavailable, because every page needs it, even the 404 page.
  await getShell();
  const page: RouteResolution = isSlugKey(key) ? await resolvePage(key) : { kind: 'missing' };
  return page.kind === 'missing' ? resolveRedirect(key) : page;
}
