import type { Metadata } from 'next';
import { parseAssistantQuery } from '../../assistant-query';
import { AssistantRoute, assistantRouteMetadata } from '../../AssistantRoute';

interface Props {
  params: Promise<{ path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const assistantQuery = async ({ params, searchParams }: Props) =>
  parseAssistantQuery('plan', (await params).path, await searchParams);

export async function generateMetadata(props: Props): Promise<Metadata> {
  return assistantRouteMetadata(await assistantQuery(props));
}

/** Cleaning plan. Rendered per request, like the recommendation. */
export default async function Page(props: Props) {
  return <AssistantRoute {...await assistantQuery(props)} />;
}
