/** The site's one locale (docs/product.md, "Constants"). */
export const LOCALE = 'en-US';
