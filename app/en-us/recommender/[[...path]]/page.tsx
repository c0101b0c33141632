import type { Metadata } from 'next';
import { AssistantRoute, assistantRouteMetadata } from '../AssistantRoute';

interface Props {
  params: Promise<{ path?: string[] }>;
}

/** Seconds for which a cache in front of `next start` may use a page. The site's own server sends another header. */
export const revalidate = 60;

/** No page is built ahead: each is rendered on its first request and cached. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

const assistantQuery = async ({ params }: Props) => ({ path: (await params).path ?? [], needs: [] });

export async function generateMetadata(props: Props): Promise<Metadata> {
  return assistantRouteMetadata(await assistantQuery(props));
}

/** The assistant's home page, questions, texts and sitemap. */
export default async function Page(props: Props) {
  return <AssistantRoute {...await assistantQuery(props)} />;
}
