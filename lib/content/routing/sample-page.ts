import { EMPTY_QUERY, withParams } from '@/lib/content/pages/page-query';
import { isExternalUrl, pageHref } from '@cleanpro/content-values/paths/links';

/** Slug of the page whose form requests a sample of any product that has samples. */
const SAMPLE_PAGE = 'request-sample';

/**
 * Returns the URL of the form for a sample of a product.
 * @param page path of a different page with a sample form. The product is not added to a URL of another site
 */
export const sampleHref = (productSlug: string, page = pageHref(SAMPLE_PAGE)): string =>
  isExternalUrl(page) ? page : withParams(page, EMPTY_QUERY, { product: productSlug });
