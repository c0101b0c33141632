/**
 * The policy of a document was chosen by the consent that its request carried, and stays until the next document. So a
 * choice that it does not fit needs another document (docs/decisions/0011).
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

/** Whether the document can be loaded again without a loss: nothing is filled in, and nothing is open or playing. */
function canReload(): boolean {
  // A reloaded document would be reloaded without end if a header on the way kept its policy strict; and the answer to a
  // form, which is under another path, would submit the form again.
  if (navigation()?.type === 'reload' || !location.pathname.startsWith(ROOT)) return false;
  if (document.querySelector('dialog[open], iframe, video:not([aria-hidden])')) return false;
  return ![...document.forms].some(({ elements }) => [...elements].some(isFilledIn));
}

/** Loads the document again, under the policy of the current choice. @returns whether that is possible without a loss */
export function reloadDocument(): boolean {
  const possible = canReload();
  if (possible) location.reload();
  return possible;
}

/**
 * Lets links to other pages of the site load documents while `isDue`: the router, which would render the page within this
 * document, does not see the click.
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
