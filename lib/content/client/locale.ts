/** The site's only locale (docs/product.md, "Constants"). */
export const LOCALE = 'en-US';
