import { NotFoundView } from '@/components/pages/NotFoundPage/NotFoundView';

/** Rendered per request, because the build must not need content. */
export const dynamic = 'force-dynamic';

/** Not-found page. The proxy rewrites to it with status 404. */
export default function PageNotFound() {
  return <NotFoundView />;
}
