import { useEffect } from 'react';
import { titleWithOutcome, type FormOutcome } from '@/lib/forms/outcome';

/**
 * Prefixes the document's title with the outcome of a form, as the server does when the form is posted without
 * JavaScript.
 */
export function useOutcomeTitle(outcome: FormOutcome | undefined): void {
  useEffect(() => {
    if (!outcome) return;
    document.title = titleWithOutcome(document.title, outcome);
    return () => {
      document.title = titleWithOutcome(document.title, undefined);
    };
  }, [outcome]);
}
