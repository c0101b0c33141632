import { serverConfig } from '@/lib/config/server';
import { getSiteIndex } from '@/lib/content/page';
import { listed, SITEMAP_LIMIT, sitemapXml } from '@/lib/seo/sitemap';

/** One file of a sitemap that has more pages than a file may hold. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  const part = Number((await params).part);
  const entries = listed(await getSiteIndex());
  if (!Number.isInteger(part) || part < 1 || part > Math.ceil(entries.length / SITEMAP_LIMIT))
    return new Response('There is no such sitemap.', { status: 404 });
  const xml = sitemapXml(
    entries.slice((part - 1) * SITEMAP_LIMIT, part * SITEMAP_LIMIT),
    serverConfig().SITE_URL,
  );
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
    },
  });
}
