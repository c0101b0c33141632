import { ErrorMessage } from '@/components/ui/ErrorMessage/ErrorMessage';

/** Rendered per request, so that it is never cached. */
export const dynamic = 'force-dynamic';

/** The error page that the proxy rewrites to, with status 503, when content is unavailable and the page is not cached. */
export default function PageUnavailable() {
  return (
    <>
      <title>We cannot show this page right now</title>
      <meta name="robots" content="noindex" />
      <ErrorMessage />
    </>
  );
}
