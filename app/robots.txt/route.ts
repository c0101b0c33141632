import { serverConfig } from '@/lib/config/server';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  const text = `User-agent: *\nDisallow: /api/\nDisallow: /en-us/search\n\nSitemap: ${serverConfig().SITE_URL}/sitemap.xml\n`;
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
