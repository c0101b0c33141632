import { pageHref } from '@/lib/content/routing/links';
import { RECOMMENDER } from '@/lib/content/routing/routes';
import type { Answer } from './assistant';

export { RECOMMENDER };

export const PRODUCTS = 'products';
export const PLAN = 'plan';
export const SITEMAP = 'sitemap';

/** Names in query strings: needs, and the product that a plan is for. */
export const NEED = 'need';
export const USE = 'use';

/** Where needs are changed on a page with a recommendation. */
export const NEEDS_ID = 'needs';

const codes = (given: readonly Answer[]): string[] => given.map(({ code }) => code);

const asking = (path: string, needs: readonly Answer[], use?: string): string => {
  const query = new URLSearchParams(needs.map(({ code }) => [NEED, code]));
  if (use !== undefined) query.set(USE, use);
  return query.size > 0 ? `${path}?${query}` : path;
};

/** The slug of a place in the assistant. */
export const slugIn = (...parts: readonly string[]): string => [RECOMMENDER, ...parts].join('/');

/** The question that follows these answers. */
export const stepHref = (given: readonly Answer[]): string => pageHref(slugIn(...codes(given)));

/** The recommendation for answers and needs. */
export const productsHref = (given: readonly Answer[], needs: readonly Answer[] = []): string =>
  asking(pageHref(slugIn(PRODUCTS, ...codes(given))), needs);

/** The cleaning plan with the best product, or with the one of this short name. */
export const planHref = (given: readonly Answer[], needs: readonly Answer[] = [], use?: string): string =>
  asking(pageHref(slugIn(PLAN, ...codes(given))), needs, use);

/** The short name of a product: the last part of its slug. */
export const shortName = (slug: string): string => slug.split('/').at(-1) ?? slug;
