/** The path of the not-found page (app/page-not-found), to which the proxy rewrites. */
export const NOT_FOUND_PATH = '/page-not-found';

/** Tells the site's server that the proxy found no page, and rendered nothing. */
export const MISSING_PAGE_HEADER = 'x-missing-page';
