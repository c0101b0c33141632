import type { Metadata } from 'next';
import { serverConfig } from '@/lib/config/server';
import { pageHref } from '@/lib/content/routing/links';
import { getShell } from '@/lib/content/pages/get-page';

/** Metadata of a route that is no entry. Its answers depend on the visitor's question, so it is not for search engines. */
export async function fixedMetadata(slug: string, title: string): Promise<Metadata> {
  const { organization } = await getShell();
  const site = organization?.name ?? 'CleanPro';
  const root = serverConfig().SITE_URL;
  return {
    metadataBase: new URL(root),
    title: `${title} | ${site}`,
    alternates: { canonical: `${root}${pageHref(slug)}` },
    robots: { index: false, follow: true },
    openGraph: { title, url: `${root}${pageHref(slug)}`, siteName: site, locale: 'en_US', type: 'website' },
  };
}
