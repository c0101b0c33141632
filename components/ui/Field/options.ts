export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
  /** Marks the option with `data-reveals`, for style sheets. */
  reveals?: boolean;
}

/** Expands options given as plain strings, which are value and label at once. */
export const toOptions = (options: readonly (Option | string)[]): Option[] =>
  options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
