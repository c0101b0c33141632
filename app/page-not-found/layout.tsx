import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getPage } from '@/lib/content/pages/get-page';
import { NOT_FOUND } from '@/lib/content/routing/not-found';
import { getPageMetadata } from '@/lib/seo/metadata';

/** The metadata is in the layout, because with status 404 Next reads only the metadata of layouts. */
export async function generateMetadata(): Promise<Metadata> {
  const resolution = await getPage(NOT_FOUND.slug);
  const meta = resolution.kind === 'page' ? resolution.page.pageMetaData : null;
  return getPageMetadata({ ...NOT_FOUND, meta, index: false });
}

export default function NotFoundLayout({ children }: { children: ReactNode }) {
  return children;
}
