/**
 * Query parameter with the outcome of a like. It is in a separate file because every page's script contains the name of
 * the parameter, but not the messages.
 */
export const LIKE_PARAM = 'like';
