import { serverConfig } from '@/lib/config/server';
import { orUnavailable } from '@/lib/content/client/content-unavailable';
import { getUrlBuilderPages } from '@/lib/content/pages/get-page';
import {
  getListedPages,
  SITEMAP_LIMIT,
  sitemapResponse,
  sitemapUnavailableResponse,
  sitemapXml,
} from '@/lib/seo/sitemap';

/** Responds with one of several sitemaps, for a site with more pages than one sitemap may contain. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  const part = Number((await params).part);
  const index = await orUnavailable(getUrlBuilderPages());
  if (index === 'unavailable') return sitemapUnavailableResponse();
  const entries = getListedPages(index);
  if (!Number.isInteger(part) || part < 1 || part > Math.ceil(entries.length / SITEMAP_LIMIT))
    return new Response('Sitemap not found.', { status: 404 });
  const first = (part - 1) * SITEMAP_LIMIT;
  return sitemapResponse(sitemapXml(entries.slice(first, first + SITEMAP_LIMIT), serverConfig().SITE_URL));
}
