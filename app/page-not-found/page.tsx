import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NotFoundView } from '@/components/pages/NotFoundPage/NotFoundView';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false, follow: true } };

/** What unknown addresses under the locale show; the proxy leads here with status 404. */
export default async function PageNotFound() {
  await connection();
  return <NotFoundView />;
}
