/** Moves focus to an element that need not be focusable, without scrolling. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Opens the disclosures that hide an element, as a browser does for the target of a fragment. */
function reveal(element: HTMLElement): void {
  for (
    let details = element.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  )
    details.open = true;
}

/** Elements that focus moves on from: nowhere, or what stays while pages change, where the visitor came from. */
const LEFT = 'body, body > :is(header, nav) *';

/**
 * Focuses a page that has replaced another: the target of the address's fragment, or the link that the visitor returns to,
 * or the main content. Without it focus is nowhere, since the clicked link has gone, or in the header. What else has focus
 * retains it, except for a link when the address has a target.
 * @param returnedTo the href of the link by which the page was left before
 */
export function focusAfterNavigation(returnedTo?: string): void {
  const { activeElement } = document;
  const target = document.getElementById(location.hash.slice(1));
  if (activeElement && !activeElement.matches(target ? `a, ${LEFT}` : LEFT)) return;
  const link = [...document.querySelectorAll<HTMLElement>('main a')].find(
    (each) => each.getAttribute('href') === returnedTo && each.checkVisibility(),
  );
  const element = link ?? target ?? document.getElementById('main');
  if (target) reveal(target);
  if (element) focus(element);
}
