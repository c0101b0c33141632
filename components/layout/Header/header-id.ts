/** Id by which HeaderBehaviour finds the header. */
export const HEADER_ID = 'site-header';
