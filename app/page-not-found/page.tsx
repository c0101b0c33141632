import { NotFoundView } from '@/components/pages/NotFoundPage/NotFoundView';

/** Rendered per request: the build must not need content. */
export const dynamic = 'force-dynamic';

/** The not-found page; the proxy rewrites to it with status 404. */
export default function PageNotFound() {
  return <NotFoundView />;
}
