/** Path of the 404 page (app/page-not-found), to which the proxy rewrites. */
export const NOT_FOUND_PATH = '/page-not-found';

/** Response header that tells the site's server that the proxy found no page and rendered nothing. */
export const MISSING_PAGE_HEADER = 'x-missing-page';

/**
 * Slug of the entry with the content of the 404 page, and the title for breadcrumbs and for when that entry is missing.
 * No page is served at this slug.
 */
export const NOT_FOUND = { slug: '404-error', title: 'Page not found' };
