import { pageHref } from '@cleanpro/content-values/paths/links';
import type { UrlBuilderPage } from '@/lib/content/routing/url-builder';

/** Maximum number of URLs in a sitemap (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Returns the pages that belong in the sitemap. */
export const getListedPages = (entries: readonly UrlBuilderPage[]): UrlBuilderPage[] =>
  entries.filter((entry) => entry.listed);

/** Returns a sitemap of the given pages as XML, with the dates of their last publication. */
export function sitemapXml(entries: readonly UrlBuilderPage[], siteUrl: string): string {
  const urls = entries.map(
    ({ slug, publishedAt }) =>
      `<url><loc>${escapeXml(siteUrl + pageHref(slug))}</loc>${publishedAt ? `<lastmod>${escapeXml(publishedAt)}</lastmod>` : ''}</url>`,
  );
  return `${HEAD}<urlset ${NAMESPACE}>${urls.join('\n')}</urlset>\n`;
}

/**
 * Returns a sitemap index as XML.
 * @param parts number of sitemaps
 */
export function sitemapIndexXml(parts: number, siteUrl: string): string {
  const maps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemaps/${index + 1}`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>${maps.join('\n')}</sitemapindex>\n`;
}

/** Wraps a sitemap or a sitemap index in a response. */
export const sitemapResponse = (xml: string): Response =>
  new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
    },
  });

/** Returns the response while content is unavailable. Crawlers keep the sitemap they have, and retry. */
export const sitemapUnavailableResponse = (): Response =>
  new Response('The sitemap cannot be read right now.', {
    status: 503,
    headers: { 'retry-after': '30', 'cache-control': 'no-store' },
  });
