/** Focuses an element without scrolling, even if it is not focusable by itself. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Opens the `<details>` elements around an element, as browsers do for the target of a fragment. */
function reveal(element: HTMLElement): void {
  for (
    let details = element.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  )
    details.open = true;
}

/**
 * Elements that lose focus on navigation: `<body>`, and links of the header or utility bar, which persist across pages.
 */
const FOCUS_TO_MOVE = 'body, body > :is(header, nav) *';

/**
 * Moves focus after the router has replaced the page: to the link that the visitor returns to, the target of the
 * fragment, or the main content. Otherwise focus would be lost with the clicked link, or stay in the header. Any other
 * focused element keeps focus, except a link when the address has a fragment.
 * @param returnedTo href of the link by which the visitor left this page before
 */
export function focusAfterNavigation(returnedTo?: string): void {
  const { activeElement } = document;
  const target = document.getElementById(location.hash.slice(1));
  if (activeElement && !activeElement.matches(target ? `a, ${FOCUS_TO_MOVE}` : FOCUS_TO_MOVE)) return;
  const link = [...document.querySelectorAll<HTMLElement>('main a')].find(
    (each) => each.getAttribute('href') === returnedTo && each.checkVisibility(),
  );
  const element = link ?? target ?? document.getElementById('main');
  if (target) reveal(target);
  if (element) focus(element);
}
