import { serverConfig } from '@/lib/config/server';
import { orUnavailable } from '@/lib/content/client/content-unavailable';
import { getUrlBuilderPages } from '@/lib/content/pages/get-page';
import {
  listed,
  SITEMAP_LIMIT,
  sitemapAnswer,
  sitemapIndexXml,
  sitemapUnavailable,
  sitemapXml,
} from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/** The sitemap of every page, or the index of several sitemaps. */
export async function GET(): Promise<Response> {
  const index = await orUnavailable(getUrlBuilderPages());
  if (index === 'unavailable') return sitemapUnavailable();
  const entries = listed(index);
  const site = serverConfig().SITE_URL;
  return sitemapAnswer(
    entries.length > SITEMAP_LIMIT
      ? sitemapIndexXml(Math.ceil(entries.length / SITEMAP_LIMIT), site)
      : sitemapXml(entries, site),
  );
}
