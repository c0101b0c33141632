/**
 * The consent in a request decides the `Content-Security-Policy` of its document. The policy cannot change later, so a
 * later choice that does not fit it requires a new document (docs/decisions/0011).
 */
import { ROOT } from '@cleanpro/content-values/paths/links';
import { TAGS_METRIC } from './tags';

const navigation = (): PerformanceNavigationTiming | undefined =>
  performance
    .getEntriesByType('navigation')
    .find((entry): entry is PerformanceNavigationTiming => entry instanceof PerformanceNavigationTiming);

/** Whether the policy of this document lets the tag manager load. */
export const documentAllowsTags = (): boolean =>
  navigation()?.serverTiming.some(({ name }) => name === TAGS_METRIC) === true;

const isFilledIn = (control: Element): boolean => {
  if (control instanceof HTMLTextAreaElement) return control.value !== '';
  if (control instanceof HTMLSelectElement) {
    const byDefault = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(byDefault, 0);
  }
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false;
  return control.type === 'checkbox' || control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== '';
};

/** Whether the page can be reloaded without losing anything: no form is filled in, and nothing is open or playing. */
function canReload(): boolean {
  // Never reload twice, because a stricter policy added by a proxy would make the page reload forever. Reloading the
  // response to a form, which is under another path, would submit the form again.
  if (navigation()?.type === 'reload' || !location.pathname.startsWith(ROOT)) return false;
  if (document.querySelector('dialog[open], iframe, video:not([aria-hidden])')) return false;
  return ![...document.forms].some(({ elements }) => [...elements].some(isFilledIn));
}

/**
 * Reloads the document under the policy of the current choice, unless the visitor would lose something.
 * @returns whether the document reloads
 */
export function reloadDocument(): boolean {
  const possible = canReload();
  if (possible) location.reload();
  return possible;
}

/**
 * Makes links to other pages of the site load a new document while `isDue` returns true. Hides these clicks from Next's
 * router, which would render the page in this document.
 */
export function loadDocumentsOfLinks(isDue: () => boolean): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
      if (link.pathname.startsWith(ROOT) && isDue()) event.stopPropagation();
    },
    true,
  );
}
