import type { Metadata } from 'next';
import { EMPTY_QUERY } from '@/lib/content/pages/page-query';
import { contentMetadata, ContentRoute } from '../ContentRoute';

interface Props {
  params: Promise<{ slug?: string[] }>;
}

/** The build knows no page: each is rendered when it is first asked for, and kept (DESIGN "Freshness"). */
export function generateStaticParams(): { slug: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug = [] } = await params;
  return contentMetadata({ slug, pageQuery: EMPTY_QUERY });
}

export default async function Page({ params }: Props) {
  const { slug = [] } = await params;
  return <ContentRoute slug={slug} pageQuery={EMPTY_QUERY} />;
}
