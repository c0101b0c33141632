import { useEffect, type RefObject } from 'react';

const CONTROLS =
  'input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="file"]), textarea, select, [contenteditable="true"]';

const TOOLBAR_BUTTONS = 'button[data-test-id*="toolbar"]:not([aria-label])';

interface Description {
  label: string;
  description: string;
  isInvalid: boolean;
}

function describe(control: Element, { label, description, isInvalid }: Description): void {
  const isNamed =
    control.hasAttribute('aria-label') ||
    ((control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement) &&
      (control.labels?.length ?? 0) > 0);
  if (!isNamed && !control.hasAttribute('aria-labelledby')) control.setAttribute('aria-labelledby', label);
  if (control.getAttribute('aria-describedby') !== description)
    control.setAttribute('aria-describedby', description);
  const invalid = String(isInvalid);
  if (control.getAttribute('aria-invalid') !== invalid) control.setAttribute('aria-invalid', invalid);
}

/** Labels an icon button of the rich text editor, whose test id is the only hint at its function. */
function nameToolbarButton(button: Element): void {
  const name = button.getAttribute('data-test-id')?.replaceAll(/toolbar|toggle|button/g, '');
  if (name && !button.textContent)
    button.setAttribute('aria-label', name.split('-').filter(Boolean).join(' '));
}

/** Labels and describes the controls of Contentful's editors, which do not know the field's label or help text. */
export function useDescribedControls(
  container: RefObject<HTMLElement | null>,
  { label, description, isInvalid }: Description,
): void {
  useEffect(() => {
    const { current } = container;
    if (!current) return;
    const update = (): void => {
      for (const control of current.querySelectorAll(CONTROLS))
        describe(control, { label, description, isInvalid });
      current.querySelectorAll(TOOLBAR_BUTTONS).forEach(nameToolbarButton);
    };
    update();
    // Editors load lazily and re-create their controls.
    const observer = new MutationObserver(update);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [container, label, description, isInvalid]);
}
