/** The cookie of Next's draft mode. */
export const DRAFT_COOKIE = '__prerender_bypass';
