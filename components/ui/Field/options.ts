export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
  /** Marks the option with `data-reveals`. Style sheets display dependent fields only while it is chosen. */
  reveals?: boolean;
}

export const normalizeOptions = (options: readonly (Option | string)[]): Option[] =>
  options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
