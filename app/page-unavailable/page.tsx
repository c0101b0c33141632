import { ErrorMessage } from '@/components/ui/ErrorMessage/ErrorMessage';

/** Rendered per request, so that it is never cached. */
export const dynamic = 'force-dynamic';

/** Error page for content that is neither available nor cached. The proxy rewrites to it with status 503. */
export default function PageUnavailable() {
  return (
    <>
      <title>We can’t show this page right now</title>
      <meta name="robots" content="noindex" />
      <ErrorMessage />
    </>
  );
}
