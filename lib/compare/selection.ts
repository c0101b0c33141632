/** The compared products as query parameter: `?products=dawn/power-dissolver,comet/cleanser-powder`. */
import { ROOT } from '@cleanpro/content-values/paths/links';

/** The maximum of products side by side. */
export const MAX_COMPARED = 4;

/** The id of the form on every page with products, which their checkboxes belong to. */
export const COMPARE_FORM = 'compare-form';
export const COMPARE_PATH = `${ROOT}/compare-products`;

const PREFIX = 'brands/';
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A product's key in the query: brand and product. Null for a product whose page is not under its brand. */
export function compareKey(slug: string): string | null {
  const key = slug.startsWith(PREFIX) ? slug.slice(PREFIX.length) : '';
  return KEY.test(key) ? key : null;
}

/** The slug of a product's page by its key. */
export const slugOfKey = (key: string): string => `${PREFIX}${key}`;

/** The keys in a query parameter, each once and four at most; malformed ones are ignored. */
export function selectionOf(products: string | string[] | undefined): string[] {
  const keys = [products ?? []]
    .flat()
    .flatMap((value) => value.split(','))
    .map((key) => key.trim())
    .filter((key) => key.length <= 150 && KEY.test(key));
  return [...new Set(keys)].slice(0, MAX_COMPARED);
}

/** The URL of a comparison. */
export const compareHref = (keys: readonly string[]): string =>
  keys.length > 0 ? `${COMPARE_PATH}?products=${keys.join(',')}` : COMPARE_PATH;
