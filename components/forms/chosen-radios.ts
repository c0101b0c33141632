/**
 * Returns the name and value of each checked radio button in the form with this action. Call it before React Hook Form
 * takes over the form: React Hook Form registers one button at a time, and clears a group as soon as it registers an
 * unchecked button.
 */
export function readChosenRadios(action: string): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const radios = document.querySelectorAll<HTMLInputElement>('form input[type="radio"]:checked');
  return Object.fromEntries(
    [...radios].flatMap((radio) =>
      radio.form?.getAttribute('action') === action ? [[radio.name, radio.value]] : [],
    ),
  );
}
