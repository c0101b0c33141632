/**
 * What is chosen in the radio groups of the form with an action, before React Hook Form takes it over: it registers one
 * button after the other, and clears the group with the first one that is not chosen.
 */
export function chosenRadios(action: string): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const radios = document.querySelectorAll<HTMLInputElement>('form input[type="radio"]:checked');
  return Object.fromEntries(
    [...radios].flatMap((radio) =>
      radio.form?.getAttribute('action') === action ? [[radio.name, radio.value]] : [],
    ),
  );
}
