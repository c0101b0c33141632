import type { Metadata } from 'next';
import { NotFoundView } from '@/components/pages/NotFoundPage/NotFoundView';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false, follow: true } };

/** Rendered at each request: the build must not need content. */
export const dynamic = 'force-dynamic';

/** What unknown addresses under the locale show; the proxy leads here with status 404. */
export default function PageNotFound() {
  return <NotFoundView />;
}
