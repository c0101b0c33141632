import type { Metadata } from 'next';
import { EMPTY_QUERY } from '@/lib/content/pages/page-query';
import { contentMetadata, ContentRoute } from '../ContentRoute';

interface Props {
  params: Promise<{ slug?: string[] }>;
}

/**
 * How long a cache in front of `next start` may use a page, in seconds. The site's own server sends a different header.
 */
export const revalidate = 60;

/**
 * Builds no pages in advance: each page is rendered on its first request, and then cached (docs/architecture.md,
 * "Freshness").
 */
export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug = [] } = await params;
  return contentMetadata({ segments: slug, pageQuery: EMPTY_QUERY });
}

export default async function CachedContentPage({ params }: Props) {
  const { slug = [] } = await params;
  return <ContentRoute segments={slug} pageQuery={EMPTY_QUERY} />;
}
