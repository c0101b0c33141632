import 'server-only';
import { formAt, type FormName } from './definitions';
import { returnedForm, type ReturnedForm } from './returned';

/** What the forms of a page need to know of the visit: a page that is kept knows nothing but its address. */
export interface FormsOnPage {
  /** The page's slug. */
  page: string;
  /** The form that was just taken: its thanks stand in its place. */
  sent?: FormName;
  /** The form that goes back to the visitor. */
  returned?: ReturnedForm;
}

/** What a page is asked about its forms (lib/content/asked). */
export function formsOnPage(page: string, pageQuery: URLSearchParams): FormsOnPage {
  return {
    page,
    sent: formAt(pageQuery.get('sent') ?? ''),
    returned: returnedForm(pageQuery.get('returned')),
  };
}
