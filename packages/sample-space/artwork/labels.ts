/** Package labels. The design and lettering are our own and do not imitate real trademarks. */
import { iconPaths } from './marks.ts';
import { dark, light, lines, linear, mix, text } from './svg.ts';

export interface Print {
  accent: string;
  /** Secondary color, which depends on the product. */
  liquid: string;
  brand: string;
  name: string;
  size: string;
  category: string;
  epa: string;
}

/** Shape that divides a brand's label: 0 wave, 1 slant, 2 arch, 3 band. */
const STYLES: Record<string, number> = {
  'Dawn Professional': 0,
  'Tide Professional': 2,
  'Febreze Professional': 1,
  'Swiffer Professional': 3,
  'Mr. Clean Professional': 2,
  'Spic and Span Professional': 1,
  'Dilute 2 Go': 3,
  'Charmin Professional': 0,
  'Bounty Professional': 1,
  'Cascade Professional': 0,
  'Comet Professional': 3,
  'Microban Professional': 2,
  'Downy Professional': 0,
  'Safeguard Professional': 1,
};

/** Returns the upper part of the label, which is about `y` high, and the ribbon along its lower edge. */
function head(style: number, w: number, y: number, ribbon: number): { field: string; ribbon: string } {
  const edge = [
    (d: number) =>
      `M0 ${y * 0.94 + d}C${w * 0.3} ${y * 1.2 + d} ${w * 0.58} ${y * 0.84 + d} ${w} ${y * 1.08 + d}`,
    (d: number) => `M0 ${y * 1.14 + d}L${w} ${y * 0.86 + d}`,
    (d: number) => `M0 ${y * 0.86 + d}Q${w / 2} ${y * 1.24 + d} ${w} ${y * 0.86 + d}`,
    (d: number) => `M0 ${y + d}H${w}`,
  ][style];
  if (!edge) throw new Error(`No label style ${style}`);
  return {
    field: `${edge(0)}V-1H0z`,
    ribbon: `<path d="${edge(ribbon * 0.5)}" fill="none" stroke="url(#ribbon)" stroke-width="${ribbon}"/>`,
  };
}

const roundel = (print: Print, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${light(print.liquid, 0.78)}"/><circle cx="${x}" cy="${y}" r="${r * 0.94}" fill="none" stroke="${print.accent}" stroke-width="${r * 0.055}"/>` +
  `<g transform="translate(${x - r * 0.64} ${y - r * 0.64}) scale(${(r * 1.28) / 96})" fill="none" stroke="${print.accent}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${iconPaths(print.category)}</g>`;

const bubbles = (w: number, y: number, r: number): string =>
  [
    [0.08, 0.3, 1],
    [0.16, 0.74, 0.5],
    [0.9, 0.22, 0.8],
    [0.84, 0.62, 0.42],
    [0.95, 0.8, 0.6],
    [0.04, 0.86, 0.4],
  ]
    .map(
      ([x = 0, at = 0, s = 0]) =>
        `<circle cx="${w * x}" cy="${y * at}" r="${r * s}" fill="#fff" fill-opacity=".13"/><path d="M${w * x - r * s * 0.6} ${y * at - r * s * 0.2}a${r * s * 0.64} ${r * s * 0.64} 0 0 1 ${r * s * 0.45}-${r * s * 0.42}" stroke="#fff" stroke-opacity=".5" stroke-width="${r * 0.09}" fill="none" stroke-linecap="round"/>`,
    )
    .join('');

/** Draws one printed face. Sizes depend on its smaller side, so that wide and tall faces have the same type size. */
function face(print: Print, w: number, h: number, round: boolean): string {
  const wide = w / h > 1.15;
  const brand = print.brand.replace(/ Professional$/, '');
  const y = h * (wide ? 0.4 : 0.36);
  const style = STYLES[print.brand] ?? 0;
  const top = head(style, w, y, h * 0.024);
  // Round cans curve away at the sides, so text stays in the middle.
  const inner = w * (round ? 0.7 : 0.84);
  const brandSize = Math.min(w * 0.3, h * (wide ? 0.21 : 0.165));
  const brandY = y * (style === 1 ? 0.6 : 0.62);
  const x = wide && !round ? w * 0.06 : (w - inner) / 2;
  const r = Math.min(w * 0.13, h * (wide ? 0.16 : 0.088));
  const nameWidth = wide ? inner * (round ? 0.66 : 0.76) : inner;
  let nameSize = Math.min(w * 0.118, h * (wide ? 0.098 : 0.084));
  while (lines(print.name, nameSize, nameWidth).length > 3) nameSize *= 0.94;
  const names = lines(print.name, nameSize, nameWidth);
  const nameY = h * (wide ? 0.62 : 0.535) - (names.length > 2 ? nameSize * 0.35 : 0);
  const foot = h * 0.945;
  return `<rect width="${w}" height="${h}" fill="#ffffff"/><path d="${top.field}" fill="url(#field)"/>${bubbles(w, y, h * 0.045)}${top.ribbon}
    ${text(brand, w / 2, brandY, brandSize, '#ffffff', { anchor: 'middle', max: inner })}
    ${text('PROFESSIONAL', w / 2, brandY + brandSize * 0.42, brandSize * 0.235, mix(print.accent, '#ffffff', 0.86), { anchor: 'middle', max: w * 0.8 })}
    ${names.map((line, index) => text(line, x, nameY + index * nameSize * 1.1, nameSize, '#0b1f3a', { max: nameWidth })).join('')}
    ${roundel(print, wide && !round ? w * 0.86 : w - x - r, h * (wide ? 0.68 : 0.81), r)}
    ${text(print.size, x, foot, nameSize * 0.62, print.accent, { max: w * 0.55 })}
    ${print.epa ? text(`EPA Reg. No. ${print.epa} (sample)`, x, foot - nameSize * 0.86, nameSize * 0.36, '#42546b', { weight: 'medium', max: w - 2 * x - 2 * r - w * 0.03 }) : ''}
    ${wide ? '' : `<path d="M${x} ${h * 0.775}h${w * 0.46}" stroke="${light(print.liquid, 0.3)}" stroke-width="${h * 0.006}"/>`}`;
}

/** Draws the side of a carton: the brand name on the brand's color, and the use. */
const side = (print: Print, w: number, h: number): string =>
  `<rect width="${w}" height="${h}" fill="url(#field)"/>${text(print.brand.replace(/ Professional$/, ''), w / 2, h * 0.34, w * 0.26, '#ffffff', { anchor: 'middle', max: w * 0.82 })}${roundel(print, w / 2, h * 0.56, w * 0.19)}${text(print.size, w / 2, h * 0.86, w * 0.1, '#ffffff', { anchor: 'middle', max: w * 0.8 })}`;

/**
 * Returns the complete label as SVG. `front` is the share of the width that the front covers. The rest is the side of a
 * carton. `round` marks a can or tub.
 */
export function labelArtwork(
  print: Print,
  w: number,
  h: number,
  { front = 1, round = false }: { front?: number; round?: boolean } = {},
): string {
  const carton = front < 1;
  const radius = carton ? 0 : Math.min(w, h) * 0.05;
  const margin = carton ? 0 : Math.min(w, h) * 0.014;
  const frontWidth = w * front;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>
    ${linear('field', [
      [0, dark(print.accent, 0.18)],
      [0.55, print.accent],
      [1, light(print.accent, 0.12)],
    ])}
    ${linear(
      'ribbon',
      [
        [0, light(print.liquid, 0.25)],
        [0.5, print.liquid],
        [1, dark(print.liquid, 0.12)],
      ],
      false,
    )}
    <clipPath id="shape"><rect x="${margin}" y="${margin}" width="${w - margin * 2}" height="${h - margin * 2}" rx="${radius}"/></clipPath>
    <clipPath id="front"><rect width="${frontWidth}" height="${h}"/></clipPath></defs>
    <rect width="${w}" height="${h}" rx="${radius * 1.15}" fill="#ffffff"/>
    <g clip-path="url(#shape)"><g clip-path="url(#front)">${face(print, frontWidth, h, round)}</g>${carton ? `<g transform="translate(${frontWidth} 0)">${side(print, w - frontWidth, h)}</g>` : ''}</g></svg>`;
}
