import type { Metadata } from 'next';
import { parseAssistantQuery } from '../../assistant-query';
import { AssistantRoute, assistantRouteMetadata } from '../../AssistantRoute';

interface Props {
  params: Promise<{ path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const assistantQuery = async ({ params, searchParams }: Props) =>
  parseAssistantQuery('products', (await params).path, await searchParams);

export async function generateMetadata(props: Props): Promise<Metadata> {
  return assistantRouteMetadata(await assistantQuery(props));
}

/**
 * Recommendation. Rendered per request, because the visitor's needs are query parameters. The content that it loads is
 * cached.
 */
export default async function Page(props: Props) {
  return <AssistantRoute {...await assistantQuery(props)} />;
}
