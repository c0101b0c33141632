import { ErrorMessage } from '@/components/ui/ErrorMessage/ErrorMessage';

/**
 * Must stay small, because Next includes it in the payload of every page. Visitors see it only for missing files and
 * missing drafts. For missing pages, the proxy rewrites to app/page-not-found, which has the site's shell.
 */
export default function NotFound() {
  return (
    <>
      <title>Page not found</title>
      <ErrorMessage what="missing" />
    </>
  );
}
