import { ErrorMessage } from '@/components/ui/ErrorMessage/ErrorMessage';

/**
 * Next includes this in the payload of every page, so it is small. Visitors see it only for missing files and missing
 * drafts: for missing pages the proxy rewrites to app/page-not-found, with the site's shell.
 */
export default function NotFound() {
  return (
    <>
      <title>Page not found</title>
      <ErrorMessage what="missing" />
    </>
  );
}
