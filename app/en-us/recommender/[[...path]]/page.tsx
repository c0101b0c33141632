import type { Metadata } from 'next';
import { AssistantRoute, assistantRouteMetadata } from '../AssistantRoute';

interface Props {
  params: Promise<{ path?: string[] }>;
}

/**
 * How long a cache in front of `next start` may use a page, in seconds. The site's own server sends a different header.
 */
export const revalidate = 60;

/** Builds no pages in advance: each page is rendered on its first request, and then cached. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

const assistantQuery = async ({ params }: Props) => ({ path: (await params).path ?? [], needs: [] });

export async function generateMetadata(props: Props): Promise<Metadata> {
  return assistantRouteMetadata(await assistantQuery(props));
}

/** Home page, questions, text pages and sitemap of the assistant. */
export default async function Page(props: Props) {
  return <AssistantRoute {...await assistantQuery(props)} />;
}
