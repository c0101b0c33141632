import { NotFoundView } from '@/components/pages/NotFoundPage/NotFoundView';

/** A page that went while the proxy still knew it, and unknown addresses in preview. */
export default function NotFound() {
  return <NotFoundView />;
}
