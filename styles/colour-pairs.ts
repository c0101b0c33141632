/**
 * Foreground colors that are allowed on a background color. A test computes their contrast from `tokens.css`, and the
 * style guide displays them.
 */
export interface ColourPair {
  on: string;
  colours: string[];
  /** Minimum contrast: 4.5:1 for `text`, 3:1 for `shape` (large text, icons, edges, focus rings). */
  use: 'text' | 'shape';
}

export const COLOUR_PAIRS: ColourPair[] = [
  {
    on: 'paper',
    colours: ['ink', 'ink-soft', 'primary', 'primary-deep', 'danger', 'success', 'star', 'aqua-deep'],
    use: 'text',
  },
  { on: 'paper', colours: ['line-strong', 'aqua'], use: 'shape' },
  { on: 'tint', colours: ['ink', 'ink-soft', 'primary', 'primary-deep', 'danger', 'success'], use: 'text' },
  { on: 'tint', colours: ['line-strong', 'star'], use: 'shape' },
  { on: 'tint-strong', colours: ['ink', 'ink-soft', 'primary', 'primary-deep', 'danger'], use: 'text' },
  { on: 'tint-strong', colours: ['line-strong', 'star'], use: 'shape' },
  { on: 'line', colours: ['ink'], use: 'text' },
  { on: 'primary', colours: ['primary-ink'], use: 'text' },
  { on: 'primary-deep', colours: ['primary-ink'], use: 'text' },
  { on: 'ink', colours: ['on-ink'], use: 'text' },
  { on: 'ink-raised', colours: ['on-ink'], use: 'text' },
  { on: 'accent', colours: ['accent-ink'], use: 'text' },
  { on: 'night', colours: ['night-ink', 'night-soft', 'night-link', 'paper'], use: 'text' },
  { on: 'night', colours: ['night-line', 'aqua'], use: 'shape' },
  { on: 'night-raised', colours: ['night-ink', 'night-soft', 'night-link', 'paper'], use: 'text' },
  { on: 'danger-tint', colours: ['ink', 'ink-soft', 'danger'], use: 'text' },
  { on: 'success-tint', colours: ['ink', 'ink-soft', 'success'], use: 'text' },
  { on: 'notice-tint', colours: ['ink', 'ink-soft', 'notice'], use: 'text' },
];
