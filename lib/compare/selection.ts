/** The compared products as a query parameter: `?products=dawn/power-dissolver,comet/cleanser-powder`. */
import { ROOT } from '@cleanpro/content-values/paths/links';

/** Maximum number of products side by side. */
export const MAX_COMPARED = 4;

/**
 * Id of the comparison form, which is on every page with products. The checkbox of each product belongs to this form.
 */
export const COMPARE_FORM = 'compare-form';
export const COMPARE_PATH = `${ROOT}/compare-products`;

const PREFIX = 'brands/';
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Returns the key of a product in the query parameter: its brand and name. Null for a product whose page is not below
 * its brand.
 */
export function compareKey(slug: string): string | null {
  const key = slug.startsWith(PREFIX) ? slug.slice(PREFIX.length) : '';
  return KEY.test(key) ? key : null;
}

/** Returns the slug of a product's page. */
export const slugOfKey = (key: string): string => `${PREFIX}${key}`;

/** Returns up to four different keys from a query parameter. Malformed keys are ignored. */
export function parseSelection(products: string | string[] | undefined): string[] {
  const keys = [products ?? []]
    .flat()
    .flatMap((value) => value.split(','))
    .map((key) => key.trim())
    .filter((key) => key.length <= 150 && KEY.test(key));
  return [...new Set(keys)].slice(0, MAX_COMPARED);
}

/** Returns the URL of a comparison. */
export const compareHref = (keys: readonly string[]): string =>
  keys.length > 0 ? `${COMPARE_PATH}?products=${keys.join(',')}` : COMPARE_PATH;
