import { serverConfig } from '@/lib/config/server';
import { orUnavailable } from '@/lib/content/client/content-unavailable';
import { getUrlBuilderPages } from '@/lib/content/pages/get-page';
import {
  getListedPages,
  SITEMAP_LIMIT,
  sitemapResponse,
  sitemapIndexXml,
  sitemapUnavailableResponse,
  sitemapXml,
} from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/** Responds with a sitemap of all pages or, if there are too many for one file, with an index of sitemaps. */
export async function GET(): Promise<Response> {
  const index = await orUnavailable(getUrlBuilderPages());
  if (index === 'unavailable') return sitemapUnavailableResponse();
  const entries = getListedPages(index);
  const site = serverConfig().SITE_URL;
  return sitemapResponse(
    entries.length > SITEMAP_LIMIT
      ? sitemapIndexXml(Math.ceil(entries.length / SITEMAP_LIMIT), site)
      : sitemapXml(entries, site),
  );
}
