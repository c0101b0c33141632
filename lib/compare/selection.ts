/** Which products are compared, as the address says it: `?products=dawn/power-dissolver,comet/cleanser-powder`. */
import { ROOT } from '@/lib/content/routing/links';

/** Products side by side at most. */
export const MAX_COMPARED = 4;

/** The form of every page that products are chosen for; their checkboxes name it. */
export const COMPARE_FORM = 'compare-form';
export const COMPARE_PATH = `${ROOT}/compare-products`;

const PREFIX = 'brands/';
const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** How a product is called in the address: its brand and itself. Null for a product without a page under its brand. */
export function compareKey(slug: string): string | null {
  const key = slug.startsWith(PREFIX) ? slug.slice(PREFIX.length) : '';
  return KEY.test(key) ? key : null;
}

/** The slug of a product that the address names. */
export const slugOfKey = (key: string): string => `${PREFIX}${key}`;

/** The products that an address names, each once and four at most; what is malformed counts as not said. */
export function selectionOf(products: string | string[] | undefined): string[] {
  const keys = [products ?? []]
    .flat()
    .flatMap((value) => value.split(','))
    .map((key) => key.trim())
    .filter((key) => key.length <= 150 && KEY.test(key));
  return [...new Set(keys)].slice(0, MAX_COMPARED);
}

/** The address of a comparison. */
export const compareHref = (keys: readonly string[]): string =>
  keys.length > 0 ? `${COMPARE_PATH}?products=${keys.join(',')}` : COMPARE_PATH;
