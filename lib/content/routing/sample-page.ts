import { EMPTY_QUERY, withParams } from '@/lib/content/pages/page-query';
import { isExternalUrl, pageHref } from '@cleanpro/content-values/paths/links';

/** The slug of the page whose form requests a sample of any product that has one. */
const SAMPLE_PAGE = 'request-sample';

/**
 * The URL of the form for a sample of a product.
 * @param page the path of another page with a sample form; a page of another site gets no product
 */
export const sampleHref = (productSlug: string, page = pageHref(SAMPLE_PAGE)): string =>
  isExternalUrl(page) ? page : withParams(page, EMPTY_QUERY, { product: productSlug });
