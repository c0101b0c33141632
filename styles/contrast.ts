/** Computes contrast as WCAG 2.2 defines it. */

export type Rgb = readonly [red: number, green: number, blue: number];

/** Minimum contrast of ordinary text. */
export const TEXT_CONTRAST = 4.5;
/** Minimum contrast of large text (24px, or 18.66px bold), icons, edges of controls and focus rings. */
export const LARGE_CONTRAST = 3;

/** Parses a color in the form `#rrggbb` or `#rgb` into channels from 0 to 255. @throws Error for any other form */
export function parseColor(hex: string): Rgb {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  const [red, green, blue] = (parts ?? []).map((part) => Number.parseInt(part, 16));
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`${JSON.stringify(hex)} is not a colour: write it as #rrggbb`);
  return [red, green, blue];
}

/** Returns the relative luminance, from 0 (black) to 1 (white). */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the contrast ratio of two colors, from 1 to 21. Their order does not matter. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Blends a color over a background. `share` is the opacity of the top color, from 0 to 1. */
export const over = (top: Rgb, ground: Rgb, share: number): Rgb => [
  top[0] * share + ground[0] * (1 - share),
  top[1] * share + ground[1] * (1 - share),
  top[2] * share + ground[2] * (1 - share),
];
