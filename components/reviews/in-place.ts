const FAILED = 'That did not work. Please try again later.';

/** The reviews of a page at an address; undefined when there is no such page. */
async function reviewsAt(address: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(address, { signal });
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.querySelector('[data-reviews]')?.innerHTML;
}

/** Sends a form and says what came of it beside its button. */
async function send(form: HTMLFormElement, button: HTMLButtonElement, signal: AbortSignal): Promise<void> {
  const said = form.querySelector('output');
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, button))
    if (typeof value === 'string') fields.append(name, value);
  let message = FAILED;
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body: fields,
      headers: { accept: 'application/json' },
      signal,
    });
    const answer: unknown = await response.json();
    if (
      typeof answer === 'object' &&
      answer !== null &&
      'message' in answer &&
      typeof answer.message === 'string'
    )
      message = answer.message;
    if (response.ok) {
      const count = button.querySelector('[data-count]');
      if (count && form.dataset.voted !== button.value) {
        const before = form.querySelector(`[data-count="${form.dataset.voted}"]`);
        if (before) before.textContent = String(Number(before.textContent) - 1);
        count.textContent = String(Number(count.textContent) + 1);
        form.dataset.voted = button.value;
      }
    }
  } catch {
    if (signal.aborted) return;
  }
  if (said) said.textContent = message;
}

/**
 * Takes over the links and forms of the reviews inside an element.
 * @param show called with the HTML of another view
 */
export function answerInPlace(element: HTMLElement, show: (html: string) => void, signal: AbortSignal): void {
  let reading: AbortController | undefined;

  element.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-reviews-link]') : null;
      const plain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!(link instanceof HTMLAnchorElement) || !plain) return;
      event.preventDefault();
      reading?.abort();
      reading = new AbortController();
      const both = AbortSignal.any([signal, reading.signal]);
      element.setAttribute('aria-busy', 'true');
      reviewsAt(link.href, both)
        .then((html) => {
          // Where it does not work in place, the link works as links do.
          if (html === undefined) return location.assign(link.href);
          show(html);
          requestAnimationFrame(() => {
            element.removeAttribute('aria-busy');
            const shown = element.querySelector<HTMLElement>('[data-reviews-shown]');
            shown?.focus({ preventScroll: true });
            if (shown && shown.getBoundingClientRect().top < 0) shown.scrollIntoView();
          });
        })
        .catch(() => {
          if (!both.aborted) location.assign(link.href);
        });
    },
    { signal },
  );

  element.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-reviews-feedback]')) return;
      if (!(event.submitter instanceof HTMLButtonElement)) return;
      event.preventDefault();
      void send(form, event.submitter, signal);
    },
    { signal },
  );
}
