/**
 * Query parameter with the outcome of a like. It has a file of its own because every page's script contains the
 * parameter's name, but not the messages.
 */
export const LIKE_PARAM = 'like';
