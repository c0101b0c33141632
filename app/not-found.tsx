import { NotFoundView } from '@/components/pages/NotFoundPage/NotFoundView';

/** Addresses outside the locale; rendered at each request, since the build must not need content. */
export const dynamic = 'force-dynamic';

export default function NotFound() {
  return <NotFoundView />;
}
