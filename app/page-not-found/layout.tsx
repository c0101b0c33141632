import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getPage } from '@/lib/content/pages/get-page';
import { NOT_FOUND } from '@/lib/content/routing/not-found';
import { getPageMetadata } from '@/lib/seo/metadata';

/** Here rather than in the page: with status 404, Next reads the metadata of layouts only. */
export async function generateMetadata(): Promise<Metadata> {
  const resolution = await getPage(NOT_FOUND.slug);
  const meta = resolution.kind === 'page' ? resolution.page.pageMetaData : null;
  return getPageMetadata({ ...NOT_FOUND, meta, index: false });
}

/** Adds the metadata to the not-found page. */
export default function NotFoundLayout({ children }: { children: ReactNode }) {
  return children;
}
