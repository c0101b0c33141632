/** The query parameter with the outcome of a like, apart from its messages: every page's script has the parameters' names. */
export const LIKE_PARAM = 'like';
