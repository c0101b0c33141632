/**
 * Returns the chosen radio button of each group in the form with this action. Call it before React Hook Form takes over
 * the form: React Hook Form registers one button at a time, and clears the group at the first one that is not chosen.
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
