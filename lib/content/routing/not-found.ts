/** The path of the not-found page (app/page-not-found), to which the proxy rewrites. */
export const NOT_FOUND_PATH = '/page-not-found';

/** The slug of the entry whose content the not-found page displays. The entry has no page of its own. */
export const NOT_FOUND_SLUG = '404-error';

/** Tells the site's server that the proxy found no page, and rendered nothing. */
export const MISSING_PAGE_HEADER = 'x-missing-page';
