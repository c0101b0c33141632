import { NotFoundView } from '@/components/pages/NotFoundPage/NotFoundView';

/** Rendered at each request: the build must not need content. */
export const dynamic = 'force-dynamic';

/** What unknown addresses under the locale show; the proxy leads here with status 404. */
export default function PageNotFound() {
  return <NotFoundView />;
}
