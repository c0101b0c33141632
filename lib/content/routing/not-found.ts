/** The path of the not-found page (app/page-not-found), to which the proxy rewrites. */
export const NOT_FOUND_PATH = '/page-not-found';

/** Tells the site's server that the proxy found no page, and rendered nothing. */
export const MISSING_PAGE_HEADER = 'x-missing-page';

/**
 * The slug of the entry whose content the not-found page displays, and its title in breadcrumbs and without an entry. The
 * entry has no page of its own.
 */
export const NOT_FOUND = { slug: '404-error', title: 'Page not found' };
