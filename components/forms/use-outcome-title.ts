import { useEffect } from 'react';
import { titleWithOutcome, type FormOutcome } from '@/lib/forms/outcome';

/** Names the outcome of a form in the document's title, as the server does for a form that is posted without script. */
export function useOutcomeTitle(outcome: FormOutcome | undefined): void {
  useEffect(() => {
    if (!outcome) return;
    document.title = titleWithOutcome(document.title, outcome);
    return () => {
      document.title = titleWithOutcome(document.title, undefined);
    };
  }, [outcome]);
}
