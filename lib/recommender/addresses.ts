import { pageHref } from '@cleanpro/content-values/paths/links';
import { RECOMMENDER } from '@/lib/content/routing/routes';
import type { Answer } from './assistant';

export { RECOMMENDER };

export const PRODUCTS = 'products';
export const PLAN = 'plan';
export const SITEMAP = 'sitemap';

/** Query parameters for product properties that the visitor needs (`NEED`), and for the product of a plan (`USE`). */
export const NEED = 'need';
export const USE = 'use';

/** Element id of the form for these needs on a results page. */
export const NEEDS_ID = 'needs';

const codes = (answers: readonly Answer[]): string[] => answers.map(({ code }) => code);

const withQuery = (path: string, needs: readonly Answer[], use?: string): string => {
  const query = new URLSearchParams(needs.map(({ code }) => [NEED, code]));
  if (use !== undefined) query.set(USE, use);
  return query.size > 0 ? `${path}?${query}` : path;
};

/** Returns a slug below /recommender. */
export const slugIn = (...parts: readonly string[]): string => [RECOMMENDER, ...parts].join('/');

/** Returns the URL of the question that follows these answers. */
export const stepHref = (answers: readonly Answer[]): string => pageHref(slugIn(...codes(answers)));

/** Returns the URL of the recommendation for the given answers and needs. */
export const productsHref = (answers: readonly Answer[], needs: readonly Answer[] = []): string =>
  withQuery(pageHref(slugIn(PRODUCTS, ...codes(answers))), needs);

/** Returns the URL of the cleaning plan with the best product, or with the product that has the given short name. */
export const planHref = (answers: readonly Answer[], needs: readonly Answer[] = [], use?: string): string =>
  withQuery(pageHref(slugIn(PLAN, ...codes(answers))), needs, use);

/** Returns the short name of a product: the last segment of its slug. */
export const shortName = (slug: string): string => slug.split('/').at(-1) ?? slug;
