/** A page as the sitemap and the site map page list it. */
export interface UrlBuilderPage {
  type: string;
  slug: string;
  title: string;
  publishedAt: string | null;
  /** False for a page that search engines should not index, or that is another page's copy. */
  listed: boolean;
}
