/** A page as listed in the sitemap and on the site map page. */
export interface UrlBuilderPage {
  type: string;
  slug: string;
  title: string;
  parent?: { type: string; slug: string } | undefined;
  publishedAt: string | null;
  /** False for pages that search engines should not index, and for copies of other pages. */
  listed: boolean;
}
