/** The id of the header, by which the behaviour of a page finds it. */
export const HEADER_ID = 'site-header';
