import type { queryContent } from '@/lib/content/client/query';
import type { UrlBuilderPage } from '@/lib/content/routing/url-builder-page';
import { RECOMMENDER, SITEMAP, slugIn } from './addresses';
import { loadAssistant } from './load';

/**
 * Returns the pages of the assistant that do not depend on answers: its home page, text pages and sitemap.
 * @throws ContentUnavailableError
 */
export async function assistantPages(
  query: typeof queryContent,
  preview: boolean,
): Promise<{ entries: UrlBuilderPage[]; tags: string[] }> {
  const { value: assistant, tags } = await loadAssistant(query, preview);
  if (!assistant) return { entries: [], tags };
  const { home, name, textPages } = assistant;
  const entries: UrlBuilderPage[] = [
    {
      type: 'RecommenderHomePage',
      slug: RECOMMENDER,
      title: name,
      publishedAt: home.sys.publishedAt,
      listed: home.pageMetadata?.noIndex !== true,
    },
    ...textPages.map(({ slug, title, page }) => ({
      type: 'RecommenderPage',
      slug: slugIn(slug),
      title,
      publishedAt: page.sys.publishedAt,
      listed: page.pageMetadata?.noIndex !== true,
    })),
  ];
  if (home.sitemap)
    entries.push({
      type: 'RecommenderSitemap',
      slug: slugIn(SITEMAP),
      title: home.sitemap.title ?? name,
      publishedAt: home.sitemap.sys.publishedAt,
      listed: true,
    });
  return { entries, tags };
}
