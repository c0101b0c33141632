/**
 * Foreground colors that may be used on a background color. A test computes their contrast from `tokens.css`, and the
 * style guide displays them.
 */
export interface ColorPair {
  on: string;
  colors: string[];
  /** Minimum contrast: 4.5:1 for `text`, 3:1 for `shape` (large text, icons, edges, focus rings). */
  use: 'text' | 'shape';
}

export const COLOR_PAIRS: ColorPair[] = [
  {
    on: 'paper',
    colors: ['ink', 'ink-soft', 'primary', 'primary-deep', 'danger', 'success', 'star', 'aqua-deep'],
    use: 'text',
  },
  { on: 'paper', colors: ['line-strong', 'aqua'], use: 'shape' },
  { on: 'tint', colors: ['ink', 'ink-soft', 'primary', 'primary-deep', 'danger', 'success'], use: 'text' },
  { on: 'tint', colors: ['line-strong', 'star'], use: 'shape' },
  { on: 'tint-strong', colors: ['ink', 'ink-soft', 'primary', 'primary-deep', 'danger'], use: 'text' },
  { on: 'tint-strong', colors: ['line-strong', 'star'], use: 'shape' },
  { on: 'line', colors: ['ink'], use: 'text' },
  { on: 'primary', colors: ['primary-ink'], use: 'text' },
  { on: 'primary-deep', colors: ['primary-ink'], use: 'text' },
  { on: 'ink', colors: ['on-ink'], use: 'text' },
  { on: 'ink-raised', colors: ['on-ink'], use: 'text' },
  { on: 'accent', colors: ['accent-ink'], use: 'text' },
  { on: 'night', colors: ['night-ink', 'night-soft', 'night-link', 'paper'], use: 'text' },
  { on: 'night', colors: ['night-line', 'aqua'], use: 'shape' },
  { on: 'night-raised', colors: ['night-ink', 'night-soft', 'night-link', 'paper'], use: 'text' },
  { on: 'danger-tint', colors: ['ink', 'ink-soft', 'danger'], use: 'text' },
  { on: 'success-tint', colors: ['ink', 'ink-soft', 'success'], use: 'text' },
  { on: 'notice-tint', colors: ['ink', 'ink-soft', 'notice'], use: 'text' },
];
