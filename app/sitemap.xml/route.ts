import { serverConfig } from '@/lib/config/server';
import { getSiteIndex } from '@/lib/content/page';
import { listed, SITEMAP_LIMIT, sitemapIndexXml, sitemapXml } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/** Every page, or the index of the files that hold them. */
export async function GET(): Promise<Response> {
  const entries = listed(await getSiteIndex());
  const site = serverConfig().SITE_URL;
  const xml =
    entries.length > SITEMAP_LIMIT
      ? sitemapIndexXml(Math.ceil(entries.length / SITEMAP_LIMIT), site)
      : sitemapXml(entries, site);
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
    },
  });
}
