/** The site has one locale (specification section 1). */
export const LOCALE = 'en-US';
