import { ROOT } from '@cleanpro/content-values/paths/links';
import { HOME, isSlug } from '@cleanpro/content-values/paths/slug';

/**
 * Returns the key by which an address is resolved: the slug of the page that can be there, or the normalized path if no page
 * can have it.
 */
export function addressKey(normalizedPath: string): string {
  if (normalizedPath === ROOT) return HOME;
  const slug = normalizedPath.startsWith(`${ROOT}/`) ? normalizedPath.slice(ROOT.length + 1) : '';
  return isSlug(slug) ? slug : normalizedPath;
}

/** Whether a key is the slug of a page that can exist. */
export const isSlugKey = (key: string): boolean => !key.startsWith('/');

/** The normalized path of an address by its key. */
export const pathOfKey = (key: string): string =>
  !isSlugKey(key) ? key : key === HOME ? ROOT : `${ROOT}/${key}`;
