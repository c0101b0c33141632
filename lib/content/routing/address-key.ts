import { ROOT } from '@cleanpro/content-values/paths/links';
import { HOME, isSlug } from '@cleanpro/content-values/paths/slug';

/**
 * Returns the key used to resolve an address: the slug of the page that may exist there, or the normalized path if no
 * page can exist there.
 */
export function addressKey(normalizedPath: string): string {
  if (normalizedPath === ROOT) return HOME;
  const slug = normalizedPath.startsWith(`${ROOT}/`) ? normalizedPath.slice(ROOT.length + 1) : '';
  return isSlug(slug) ? slug : normalizedPath;
}

/** Whether an address key is a slug. Pages exist only at slugs. */
export const isSlugKey = (key: string): boolean => !key.startsWith('/');

/** Returns the normalized path of an address key. */
export const pathOfKey = (key: string): string =>
  !isSlugKey(key) ? key : key === HOME ? ROOT : `${ROOT}/${key}`;
