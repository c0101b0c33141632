import type { Metadata } from 'next';
import { AssistantRoute, assistantRouteMetadata } from '../AssistantRoute';

interface Props {
  params: Promise<{ path?: string[] }>;
}

/** In seconds: for a cache in front of `next start`. The site's own server says more (server/cache/make-page.ts). */
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
