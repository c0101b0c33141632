import type { Article, WithContext } from 'schema-dts';
import type { PageNamed } from '@/lib/content/pages/page-documents';
import { pageHref } from '@cleanpro/content-values/paths/links';
import type { Site } from '@/lib/seo/site';

/** Returns an article's JSON-LD, or null without a title or slug. */
export function articleData(page: PageNamed<'ArticleDetailPages'>, site: Site): WithContext<Article> | null {
  if (!page.title || !page.slug) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: page.title,
    description: page.shortDescription ?? undefined,
    image: page.relatedArticleCardImage?.url ? [page.relatedArticleCardImage.url] : undefined,
    datePublished: page.publicationDate ?? undefined,
    dateModified: page.updatedDate ?? page.publicationDate ?? undefined,
    author: page.author
      ? { '@type': 'Person', name: page.author, jobTitle: page.authorRole ?? undefined }
      : undefined,
    publisher: { '@type': 'Organization', name: site.name, url: site.url },
    mainEntityOfPage: `${site.url}${pageHref(page.slug)}`,
  };
}
