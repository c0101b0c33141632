export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Options as they are, or made of words that are value and label at once. */
export const optionsOf = (options: readonly (Option | string)[]): Option[] =>
  options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
