/** A page as the sitemap and the site map page list it. */
export interface UrlBuilderPage {
  type: string;
  slug: string;
  title: string;
  /** The page directly above it, where its type has one. */
  parent?: { type: string; slug: string } | undefined;
  publishedAt: string | null;
  /** False for a page that search engines should not index, or that is another page's copy. */
  listed: boolean;
}
