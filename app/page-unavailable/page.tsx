import { ErrorMessage } from '@/components/ui/ErrorMessage/ErrorMessage';

/** Rendered at each request, so that nothing keeps it. */
export const dynamic = 'force-dynamic';

/** The site's own error page: what the proxy shows, with status 503, when a page was never rendered and cannot be now. */
export default function PageUnavailable() {
  return (
    <>
      <title>We cannot show this page right now</title>
      <meta name="robots" content="noindex" />
      <ErrorMessage />
    </>
  );
}
