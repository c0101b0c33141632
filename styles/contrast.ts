/** Contrast as WCAG 2.2 measures it. */

export type Rgb = readonly [red: number, green: number, blue: number];

/** Ordinary text. */
export const TEXT_CONTRAST = 4.5;
/** Large text (24 px, or 18.66 px and bold), icons, edges of controls, focus rings. */
export const LARGE_CONTRAST = 3;

/** The parts of a colour written `#rrggbb` or `#rgb`, from 0 to 255. @throws Error for any other form */
export function rgbOf(hex: string): Rgb {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  const [red, green, blue] = (parts ?? []).map((part) => Number.parseInt(part, 16));
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`${JSON.stringify(hex)} is not a colour: write it as #rrggbb`);
  return [red, green, blue];
}

/** Relative luminance, from 0 (black) to 1 (white). */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast ratio of two colours, from 1 to 21; their order does not matter. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A colour laid over another: `share` of it, from 0 to 1. */
export const over = (top: Rgb, ground: Rgb, share: number): Rgb => [
  top[0] * share + ground[0] * (1 - share),
  top[1] * share + ground[1] * (1 - share),
  top[2] * share + ground[2] * (1 - share),
];
