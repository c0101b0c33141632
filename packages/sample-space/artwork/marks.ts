/** Logos, icons, badges, flags and portraits. The lettering is our own and does not imitate real trademarks. */
import { dark, light, linear, radial, text, width } from './svg.ts';

const svg = (w: number, h: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${inner}</svg>`;

/** Paths of our symbol's drop and spark, in a 72 × 88 box. */
export const SYMBOL = {
  drop: 'M36 4C54 28 64 40 64 56a28 28 0 0 1-56 0C8 40 18 28 36 4z',
  spark: 'M36 36c2 10 6 14 16 16-10 2-14 6-16 16-2-10-6-14-16-16 10-2 14-6 16-16z',
};
const symbol = (fill: string, spark: string): string =>
  `<path d="${SYMBOL.drop}" fill="${fill}"/><path d="${SYMBOL.spark}" fill="${spark}"/>`;

/**
 * Returns the symbol with its spark cut out. When a filter turns the logo white, the background still shows through the
 * spark.
 */
const cutSymbol = (fill: string): string =>
  `<path fill-rule="evenodd" d="${SYMBOL.drop}${SYMBOL.spark}" fill="${fill}"/>`;

export function logo(white: boolean): string {
  const ink = white ? '#ffffff' : '#0b1f3a';
  return svg(
    330,
    88,
    `${white ? symbol('#ffffff', '#0f6fd1') : cutSymbol('#0f6fd1')}${text('Clean', 80, 56, 48, ink)}${text('Pro', 80 + width('Clean', 48), 56, 48, white ? '#bfe2ff' : '#0f6fd1')}${text('PROFESSIONAL', 82, 78, 14.5, ink, { weight: 'medium' })}`,
  );
}
export const square = (): string =>
  svg(
    512,
    512,
    `<rect width="512" height="512" rx="112" fill="#0f6fd1"/><g transform="translate(112 92) scale(4)">${symbol('#ffffff', '#0f6fd1')}</g>`,
  );

export function brandLogo(name: string, accent: string, index: number): string {
  const short = name.replace(/ Professional$/, '');
  const size = 58;
  const w = Math.ceil(width(short, size)) + 96;
  const shapes = [
    `<rect x="2" y="14" width="${w - 4}" height="92" rx="46" fill="${accent}"/>`,
    `<path d="M24 18h${w - 30}l-18 84H6z" fill="${accent}"/>`,
    `<rect x="2" y="14" width="${w - 4}" height="92" rx="20" fill="${accent}"/><path d="M2 82q${w / 4}-26 ${w / 2}-8t${w / 2 - 2}-12v24q0 20-20 20H22q-20 0-20-20z" fill="${light(accent, 0.28)}"/>`,
    `<ellipse cx="${w / 2}" cy="60" rx="${w / 2 - 2}" ry="52" fill="${accent}"/>`,
  ];
  return svg(
    w,
    120,
    `${shapes[index % shapes.length]}${text(short, w / 2, 80, size, '#ffffff', { anchor: 'middle', max: w - 64 })}`,
  );
}

export function social(name: string, white: boolean): string {
  const paths: Record<string, string> = {
    facebook: 'M26 40V26h5l1-6h-6v-4c0-2 1-3 3-3h3V8h-5c-5 0-7 3-7 7v5h-4v6h4v14z',
    linkedin:
      'M13 20h6v20h-6zM16 9a3.5 3.5 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM23 20h6v3c1-2 3-3.500 6-3.500 5 0 7 3.500 7 9V40h-6V29.500c0-3-1-4.500-3.500-4.500S29 26.500 29 29.500V40h-6z',
    youtube: 'M10 16q0-4 4-4 10-1 20 0 4 0 4 4 1 8 0 16 0 4-4 4-10 1-20 0-4 0-4-4-1-8 0-16zm11 3v10l9-5z',
  };
  const place = name === 'linkedin' ? ' transform="translate(24 24) scale(.8) translate(-27.3 -25)"' : '';
  const glyph = (fill: string): string =>
    `<path${place} fill-rule="evenodd" d="${paths[name]}" fill="${fill}"/>`;
  // Cut the glyph out of the blue disc, so that it stays visible when a filter turns the disc white.
  return white
    ? svg(48, 48, `<circle cx="24" cy="24" r="23" fill="#ffffff"/>${glyph('#0f6fd1')}`)
    : svg(
        48,
        48,
        `<mask id="glyph"><path d="M0 0h48v48H0z" fill="#fff"/>${glyph('#000')}</mask><circle cx="24" cy="24" r="23" fill="#0f6fd1" mask="url(#glyph)"/>`,
      );
}

const ICONS: Record<string, string> = {
  dish: '<circle cx="42" cy="56" r="30"/><circle cx="42" cy="56" r="17"/><circle cx="77" cy="29" r="8"/><circle cx="61" cy="15" r="4.500"/><circle cx="82" cy="51" r="3.500"/>',
  laundry:
    '<rect x="18" y="12" width="60" height="72" rx="8"/><circle cx="48" cy="54" r="20"/><path d="M30 54c8-8 14 6 22 0s10-2 16 0M28 24h10M66 24h.1"/>',
  floor: '<path d="M60 10L44 62M26 62h36l6 22H18zM28 72v12M40 72v12M52 72v12"/>',
  surface:
    '<path d="M34 30h20l14-8M34 30c0-8 6-12 14-12h14M40 30v10c-8 6-14 12-14 24v16h40V64c0-12-6-18-14-24V30M78 16h4M78 26h4"/>',
  restroom:
    '<path d="M26 12h18v34H26zM20 46h54c0 14-8 23-20 25v14H34V70c-9-4-14-12-14-24zM44 46V30M35 20v6"/>',
  kitchen:
    '<path d="M16 44h54v22c0 8-4 12-12 12H28c-8 0-12-4-12-12zM70 50h14M28 34c-4-6 4-8 0-14M44 34c-4-6 4-8 0-14M60 34c-4-6 4-8 0-14"/>',
  air: '<path d="M12 36h44c12 0 12-18 0-18-6 0-8 4-8 8M12 50h62c12 0 12 18 0 18-6 0-8-4-8-8M12 64h34c10 0 10 16 0 16"/>',
  hand: '<path d="M30 50V24c0-6 8-6 8 0v20M38 44V18c0-6 8-6 8 0v26M46 44V20c0-6 8-6 8 0v26M54 46V28c0-6 8-6 8 0v30c0 16-8 26-20 26-14 0-18-8-24-20l-6-12c0-6 6-6 10-2l8 8"/>',
  carpet:
    '<path d="M16 24h64v40H16zM16 64v10M28 64v10M40 64v10M52 64v10M64 64v10M80 64v10M28 36h40v16H28z"/>',
  glass:
    '<rect x="18" y="14" width="60" height="68" rx="4"/><path d="M48 14v68M18 48h60M26 36l10-12M58 72l12-14"/>',
  disinfectant: '<path d="M48 10l32 12v22c0 22-14 36-32 42-18-6-32-20-32-42V22zM48 34v28M34 48h28"/>',
  paper:
    '<path d="M30 16h36c10 0 10 32 0 32H30M30 16c-12 0-12 32 0 32s10-32 0-32zM66 48v36H30V48M38 84v-6M50 84v-6M60 84v-6"/>',
};
export const ICON_NAMES = Object.keys(ICONS);
/** Returns the stroke paths of a category's icon in a 96 × 96 box, for use in other drawings. */
export const iconPaths = (name: string): string => ICONS[name] ?? ICONS.surface ?? '';
export const icon = (name: string): string =>
  svg(
    96,
    96,
    `<circle cx="56" cy="56" r="34" fill="#dcecfb"/><g fill="none" stroke="#0f6fd1" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${ICONS[name]}</g>`,
  );

export const badge = (words: [string, string], color: string): string =>
  svg(
    200,
    200,
    `<circle cx="100" cy="100" r="96" fill="#ffffff"/><circle cx="100" cy="100" r="92" fill="${color}"/><circle cx="100" cy="100" r="80" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="4 6"/>${text(words[0], 100, 98, 30, '#ffffff', { anchor: 'middle', max: 140 })}${text(words[1], 100, 130, 26, '#ffffff', { anchor: 'middle', max: 130 })}${text('SAMPLE', 100, 60, 14, '#ffffff', { anchor: 'middle' })}`,
  );

const FLAGS: Record<string, string> = {
  us: `<rect width="60" height="40" fill="#fff"/>${[0, 2, 4, 6].map((i) => `<rect y="${i * 5.72}" width="60" height="5.720" fill="#b22234"/>`).join('')}<rect width="26" height="20" fill="#3c3b6e"/>${[4, 10, 16].map((y) => [4, 10, 16, 22].map((x) => `<circle cx="${x}" cy="${y}" r="1.300" fill="#fff"/>`).join('')).join('')}`,
  ca: '<rect width="60" height="40" fill="#fff"/><rect width="15" height="40" fill="#d52b1e"/><rect x="45" width="15" height="40" fill="#d52b1e"/><path d="M30 9l3 5 4-2-1 6 4 1-5 5 1 3-5-1v5h-2v-5l-5 1 1-3-5-5 4-1-1-6 4 2z" fill="#d52b1e"/>',
  mx: '<rect width="20" height="40" fill="#006847"/><rect x="20" width="20" height="40" fill="#fff"/><rect x="40" width="20" height="40" fill="#ce1126"/><circle cx="30" cy="20" r="5" fill="#8a6d3b"/>',
  gb: '<rect width="60" height="40" fill="#012169"/><path d="M0 0l60 40M60 0L0 40" stroke="#fff" stroke-width="8"/><path d="M0 0l60 40M60 0L0 40" stroke="#c8102e" stroke-width="3"/><path d="M30 0v40M0 20h60" stroke="#fff" stroke-width="12"/><path d="M30 0v40M0 20h60" stroke="#c8102e" stroke-width="7"/>',
  de: '<rect width="60" height="13.400" fill="#000"/><rect y="13.300" width="60" height="13.400" fill="#d00"/><rect y="26.600" width="60" height="13.400" fill="#ffce00"/>',
  fr: '<rect width="20" height="40" fill="#0055a4"/><rect x="20" width="20" height="40" fill="#fff"/><rect x="40" width="20" height="40" fill="#ef4135"/>',
  jp: '<rect width="60" height="40" fill="#fff"/><circle cx="30" cy="20" r="11" fill="#bc002d"/>',
  au: '<rect width="60" height="40" fill="#012169"/><path d="M0 0l26 18M26 0L0 18M13 0v18M0 9h26" stroke="#fff" stroke-width="4"/><path d="M13 0v18M0 9h26" stroke="#c8102e" stroke-width="2"/><circle cx="13" cy="30" r="4" fill="#fff"/><circle cx="44" cy="10" r="2" fill="#fff"/><circle cx="50" cy="18" r="2" fill="#fff"/><circle cx="38" cy="20" r="2" fill="#fff"/><circle cx="44" cy="32" r="2.500" fill="#fff"/>',
  br: '<rect width="60" height="40" fill="#009c3b"/><path d="M30 5l24 15-24 15L6 20z" fill="#ffdf00"/><circle cx="30" cy="20" r="8" fill="#002776"/>',
  in: '<rect width="60" height="13.400" fill="#ff9933"/><rect y="13.300" width="60" height="13.400" fill="#fff"/><rect y="26.600" width="60" height="13.400" fill="#138808"/><circle cx="30" cy="20" r="5" fill="none" stroke="#000080" stroke-width="1.500"/>',
};
export const FLAG_NAMES = Object.keys(FLAGS);
export const flag = (name: string): string =>
  svg(
    60,
    40,
    `<clipPath id="r"><rect width="60" height="40" rx="5"/></clipPath><g clip-path="url(#r)">${FLAGS[name]}</g><rect x=".5" y=".5" width="59" height="39" rx="5" fill="none" stroke="#0b1f3a" stroke-opacity=".2"/>`,
  );

const SKINS = ['#8a5a3c', '#e2ad86', '#c98f66', '#f0c4a0', '#6d4530', '#d9a27a'];
const COATS = ['#0f6fd1', '#18a077', '#6a56c8', '#0b1f3a', '#e0762c', '#0a6f73'];
export function portrait(index: number): string {
  const skin = SKINS[index % SKINS.length] ?? '#c98f66';
  const coat = COATS[index % COATS.length] ?? '#0f6fd1';
  const hair =
    index % 2
      ? `<path d="M116 150c-6-70 30-96 84-96s90 30 84 96c-10-34-30-50-84-50s-74 16-84 50z" fill="${dark(skin, 0.7)}"/>`
      : `<path d="M104 230c-12-110 20-176 96-176s108 66 96 176c-16-20-22-60-30-92-40 0-90-6-110-24-18 30-34 80-52 116z" fill="${dark(skin, 0.6)}"/>`;
  return svg(
    400,
    400,
    `<defs>${linear('bg', [
      [0, light(coat, 0.75)],
      [1, light(coat, 0.5)],
    ])}${radial('skin', [
      [0, light(skin, 0.2)],
      [1, skin],
    ])}</defs><rect width="400" height="400" fill="url(#bg)"/><path d="M60 400c0-110 60-140 140-140s140 30 140 140z" fill="${coat}"/><path d="M160 262h80l-40 60z" fill="#fff"/><path d="M168 220h64v50q-32 30-64 0z" fill="${dark(skin, 0.12)}"/><ellipse cx="200" cy="164" rx="72" ry="84" fill="url(#skin)"/>${hair}`,
  );
}

/** Returns the text layer of the social card. */
export const socialWords = (): string =>
  svg(
    1200,
    630,
    `<defs>${linear(
      'veil',
      [
        [0, '#052a63', 0.85],
        [0.6, '#052a63', 0.45],
        [1, '#052a63', 0],
      ],
      false,
    )}</defs><rect width="1200" height="630" fill="url(#veil)"/><g transform="translate(84 190) scale(1.700)">${symbol('#ffffff', '#0f6fd1')}</g>${text('CleanPro', 226, 276, 92, '#ffffff')}${text('PROFESSIONAL', 230, 320, 30, '#bfe2ff', { weight: 'medium' })}${text('Cleaning, laundry and hygiene for business', 88, 420, 34, '#ffffff', { weight: 'medium' })}`,
  );
