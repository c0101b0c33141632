import type { Metadata } from 'next';
import { parsePageQuery } from '@/lib/content/pages/page-query';
import { contentMetadata, ContentRoute } from '../../ContentRoute';

interface Props {
  params: Promise<{ slug?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function asking({
  params,
  searchParams,
}: Props): Promise<{ slug: string[]; pageQuery: URLSearchParams }> {
  const [{ slug = [] }, query] = await Promise.all([params, searchParams]);
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return { slug, pageQuery: parsePageQuery(pairs) };
}

/** A page that answers what its query string asks: the proxy leads here, and the visitor's address stays. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  return contentMetadata(await asking(props));
}

export default async function Page(props: Props) {
  return <ContentRoute {...await asking(props)} />;
}
