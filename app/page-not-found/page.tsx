import { NotFoundView } from '@/components/pages/NotFoundPage/NotFoundView';

/** Rendered per request, because the build must not need content. */
export const dynamic = 'force-dynamic';

/** Renders the not-found page. The proxy rewrites to this page with status 404. */
export default function PageNotFound() {
  return <NotFoundView />;
}
