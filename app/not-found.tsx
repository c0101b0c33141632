import { ErrorMessage } from '@/components/ui/ErrorMessage/ErrorMessage';

/**
 * What the framework sends along with every page in case it is not there: kept small, since the proxy answers
 * unknown addresses with the site's shell (app/page-not-found). Seen for missing files and unknown drafts.
 */
export default function NotFound() {
  return (
    <>
      <title>Page not found</title>
      <ErrorMessage what="missing" />
    </>
  );
}
