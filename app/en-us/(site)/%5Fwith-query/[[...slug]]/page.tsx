import type { ComponentProps } from 'react';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { parsePageQuery } from '@/lib/content/pages/page-query';
import { pageHref } from '@cleanpro/content-values/paths/links';
import { leadsToAccount } from '@/lib/content/routing/routes';
import { isMemberSignedIn } from '@/lib/members/session';
import { MEMBER_PAGE } from '@/lib/members/pages';
import { contentMetadata, ContentRoute } from '../../ContentRoute';

interface Props {
  params: Promise<{ slug?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function toContentProps({ params, searchParams }: Props): Promise<ComponentProps<typeof ContentRoute>> {
  const [{ slug = [] }, query] = await Promise.all([params, searchParams]);
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  );
  return { segments: slug, pageQuery: parsePageQuery(pairs) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return contentMetadata(await toContentProps(props));
}

/**
 * Renders a content page per request, because of its query parameters or for a member. The proxy rewrites to this
 * route, so the visitor still sees the page's own URL.
 */
export default async function ContentPageWithQuery(props: Props) {
  const content = await toContentProps(props);
  if (leadsToAccount(content.segments.join('/'), (await cookies()).toString()) && (await isMemberSignedIn()))
    redirect(pageHref(MEMBER_PAGE));
  return <ContentRoute {...content} />;
}
