/** Packshots: one light from the upper left, a shaded body for each kind of package, and a drawn label. */
import { dark, light, linear, lines, mix, radial, text } from './svg.ts';

export interface Pack {
  form: string;
  liquid: string;
  accent: string;
  brand: string;
  name: string;
  size: string;
  count: number;
  epa: string;
}

const body = (path: string): string => `<path d="${path}" fill="url(#body)"/><path d="${path}" fill="url(#round)"/>`;
const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;

/** The label: brand, product, size, a color band and a drop. */
function label(x: number, y: number, w: number, h: number, pack: Pack, plain = false): string {
  const brand = pack.brand.replace(/ Professional$/, '');
  const name = lines(pack.name, h * 0.085, w * 0.82).slice(0, 3);
  const nameSize = h * 0.085;
  const nameTop = y + h * 0.5;
  return `<g>
    ${rect(x, y, w, h, 14, plain ? 'none' : '#ffffff')}
    <clipPath id="cut"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="14"/></clipPath>
    <g clip-path="url(#cut)">
      ${plain ? '' : `<path d="M${x} ${y}h${w}v${h * 0.3}q${-w * 0.28} ${h * 0.12} ${-w * 0.55} ${h * 0.04}t${-w * 0.45} ${h * 0.03}z" fill="${pack.accent}"/>`}
      <path d="M${x} ${y + h * 0.34}q${w * 0.25} ${-h * 0.05} ${w * 0.5} ${h * 0.02}t${w * 0.5} ${-h * 0.03}v${h * 0.04}q${-w * 0.3} ${-h * 0.03} ${-w * 0.55} ${h * 0.015}t${-w * 0.45} ${-h * 0.01}z" fill="${light(pack.liquid, 0.15)}"/>
      ${text(brand, x + w / 2, y + h * 0.19, h * 0.135, plain ? pack.accent : '#ffffff', { anchor: 'middle', max: w * 0.86 })}
      ${text('PROFESSIONAL', x + w / 2, y + h * 0.265, h * 0.042, plain ? pack.accent : '#ffffff', { anchor: 'middle', max: w * 0.7 })}
      ${name.map((line, index) => text(line, x + w / 2, nameTop + index * nameSize * 1.12, nameSize, '#0b1f3a', { anchor: 'middle', max: w * 0.86 })).join('')}
      <path transform="translate(${x + w / 2} ${y + h * 0.79}) scale(${h / 700})" d="M0-46C22-16 34 0 34 18a34 34 0 0 1-68 0C-34 0-22-16 0-46z" fill="${pack.liquid}" opacity=".9"/>
      ${text(pack.size, x + w / 2, y + h * 0.955, h * 0.06, '#33475f', { anchor: 'middle', weight: 'medium', max: w * 0.84 })}
      ${pack.epa ? text(`EPA Reg. No. ${pack.epa} (sample)`, x + w / 2, y + h * 0.885, h * 0.028, '#5a6b80', { anchor: 'middle', weight: 'medium', max: w * 0.8 }) : ''}
    </g>
    ${plain ? '' : `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="14" fill="url(#round)" opacity=".55"/>`}
  </g>`;
}

const FORMS: Record<string, (pack: Pack, cap: string) => string> = {
  'spray-bottle': (pack, cap) => `
    <path d="M405 215h125l60-6c26 0 34 22 30 44l-40 2-14 30H440z" fill="${cap}"/><path d="M405 215h125l60-6c26 0 34 22 30 44l-40 2-14 30H440z" fill="url(#gloss)"/>
    <path d="M560 262c12 40 4 74-24 104l-20-14c18-26 22-54 16-88z" fill="${dark(cap, 0.3)}"/>
    ${rect(432, 280, 86, 48, 10, dark(cap, 0.15))}
    ${body('M440 326h70c10 34 92 62 100 140v320c0 26-16 40-40 40H380c-24 0-40-14-40-40V466c8-78 90-106 100-140z')}
    ${label(352, 470, 246, 320, pack)}`,
  'gallon-jug': (pack, cap) => `
    ${rect(318, 172, 104, 66, 14, cap)}${rect(318, 172, 104, 66, 14, 'url(#gloss)')}
    ${body('M330 236h80c6 30 40 44 96 46 90 4 146 40 146 120v380c0 28-18 44-44 44H294c-26 0-44-16-44-44V380c0-80 70-100 80-144z')}
    <path d="M470 330c60 0 108 26 108 90v70c0 26-34 26-34 0v-60c0-36-26-52-74-52-26 0-26-48 0-48z" fill="#0b1f3a" opacity=".16"/><path d="M476 346c50 0 84 20 84 70v60" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="8"/>
    ${label(276, 500, 348, 300, pack)}`,
  pail: (pack, cap) => `
    <path d="M250 260Q450 40 650 260" fill="none" stroke="#8fa0b5" stroke-width="12"/>
    ${body('M232 272h436l-34 520c-2 26-20 38-44 38H310c-24 0-42-12-44-38z')}
    ${rect(218, 236, 464, 56, 18, cap)}${rect(218, 236, 464, 56, 18, 'url(#gloss)')}
    ${label(290, 370, 320, 380, pack)}`,
  drum: (pack, cap) => `
    ${body('M240 200h420c14 0 22 8 22 22v584c0 16-8 26-24 26H242c-16 0-24-10-24-26V222c0-14 8-22 22-22z')}
    <ellipse cx="450" cy="204" rx="230" ry="34" fill="${light(pack.liquid, 0.2)}"/><ellipse cx="360" cy="200" rx="34" ry="10" fill="${cap}"/>
    ${[380, 660].map((y) => `<rect x="212" y="${y}" width="476" height="18" rx="9" fill="${dark(pack.liquid, 0.25)}" opacity=".5"/>`).join('')}
    ${label(300, 420, 300, 220, pack)}`,
  box: (pack) => `
    <path d="M230 300l70-70h420l-70 70z" fill="${light(pack.accent, 0.35)}"/><path d="M650 300l70-70v530l-70 70z" fill="${dark(pack.accent, 0.25)}"/>
    ${rect(230, 300, 420, 530, 6, pack.accent)}<rect x="230" y="300" width="420" height="530" rx="6" fill="url(#gloss)" opacity=".5"/>
    ${label(262, 340, 356, 450, pack)}`,
  canister: (pack, cap) => `
    ${body('M330 240h240c16 0 22 8 22 22v544c0 14-8 22-22 22H330c-14 0-22-8-22-22V262c0-14 6-22 22-22z')}
    ${rect(300, 206, 300, 50, 14, cap)}${[370, 420, 470, 520].map((x) => `<circle cx="${x}" cy="226" r="6" fill="${dark(cap, 0.4)}"/>`).join('')}
    ${label(322, 320, 256, 430, pack)}`,
  'wipes-tub': (pack, cap) => `
    ${body('M310 270h280c18 0 26 10 26 26v500c0 20-12 32-32 32H316c-20 0-32-12-32-32V296c0-16 8-26 26-26z')}
    ${rect(290, 210, 320, 72, 26, cap)}${rect(290, 210, 320, 72, 26, 'url(#gloss)')}<path d="M420 214q30-78 70-40t-6 44z" fill="#fff"/>
    ${label(312, 340, 276, 430, pack)}`,
  'pods-tub': (pack, cap) => `
    ${body('M270 330h360c20 0 30 12 28 32l-30 430c-2 24-16 36-38 36H310c-22 0-36-12-38-36l-30-430c-2-20 8-32 28-32z')}
    ${rect(246, 268, 408, 76, 30, cap)}${rect(246, 268, 408, 76, 30, 'url(#gloss)')}
    ${label(306, 400, 288, 370, pack)}`,
  'pump-bottle': (pack, cap) => `
    <path d="M396 190h90c40 0 60 18 58 44h-22c-2-14-12-20-34-20h-16v60h-44v-60h-32z" fill="${cap}"/>${rect(404, 270, 92, 46, 10, dark(cap, 0.1))}
    ${body('M400 314h100c70 10 106 50 106 120v356c0 26-16 40-40 40H334c-24 0-40-14-40-40V434c0-70 36-110 106-120z')}
    ${label(314, 450, 272, 330, pack)}`,
  pouch: (pack, cap) => `
    ${body('M300 260q150-36 300 0 34 260 22 520-6 50-60 50H338q-54 0-60-50-12-260 22-520z')}
    ${rect(400, 196, 100, 66, 14, cap)}${rect(412, 180, 76, 26, 8, dark(cap, 0.2))}
    ${label(318, 340, 264, 420, pack)}`,
  aerosol: (pack, cap) => `
    ${rect(372, 150, 156, 96, 26, cap)}${rect(372, 150, 156, 96, 26, 'url(#gloss)')}${rect(428, 128, 44, 30, 8, dark(cap, 0.15))}
    ${body('M360 244h180q44 16 44 60v490q0 36-36 36H352q-36 0-36-36V304q0-44 44-60z')}
    ${label(328, 330, 244, 440, pack)}`,
  roll: (pack) => `
    <ellipse cx="450" cy="800" rx="230" ry="44" fill="#e3eaf2"/>
    <path d="M220 330v470a230 44 0 0 0 460 0V330z" fill="url(#paper)"/><ellipse cx="450" cy="330" rx="230" ry="62" fill="#fbfdff"/><ellipse cx="450" cy="330" rx="150" ry="40" fill="none" stroke="#d7e0ea" stroke-width="4"/><ellipse cx="450" cy="330" rx="66" ry="18" fill="#b9a58a"/><ellipse cx="450" cy="334" rx="52" ry="13" fill="#7e6c54"/>
    ${label(306, 450, 288, 310, pack)}`,
  'tissue-pack': (pack) => `
    ${body('M210 330q240-50 480 0 30 240 0 480-240 40-480 0-30-240 0-480z')}
    <path d="M210 330q-40-20-60-60M690 330q40-20 60-60" stroke="#fff" stroke-width="10" opacity=".7"/>
    ${label(280, 400, 340, 360, pack)}`,
  'pad-box': (pack) => `
    <path d="M170 380l70-70h500l-70 70z" fill="${light(pack.accent, 0.4)}"/><path d="M670 380l70-70v420l-70 70z" fill="${dark(pack.accent, 0.25)}"/>
    ${rect(170, 380, 500, 420, 6, light(pack.accent, 0.1))}<rect x="170" y="380" width="500" height="420" rx="6" fill="url(#gloss)" opacity=".5"/>
    ${label(250, 400, 340, 380, pack)}`,
  bar: (pack) => `
    <path d="M190 520q0-90 90-90h360q80 0 80 90v150q0 80-90 80H280q-90 0-90-80z" fill="${light(pack.liquid, 0.2)}"/><path d="M190 520q0-90 90-90h360q80 0 80 90v150q0 80-90 80H280q-90 0-90-80z" fill="url(#round)"/>
    ${label(300, 440, 300, 290, pack)}`,
};

/** A packshot, 900 × 900, transparent. */
export function packshot(pack: Pack): string {
  const draw = FORMS[pack.form] ?? FORMS.box;
  const pale = ['#f', '#e', '#d', '#c'].some((start) => pack.liquid.startsWith(start)) && mix(pack.liquid, '#000000', 0) > '#cccccc';
  const tint = pale ? light(pack.liquid, 0.2) : light(pack.liquid, 0.12);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900" viewBox="0 0 900 900"><defs>
    ${linear('body', [[0, light(tint, 0.25)], [0.5, tint], [1, dark(tint, 0.14)]])}
    ${linear('round', [[0, '#06142b', 0.3], [0.1, '#ffffff', 0.1], [0.24, '#ffffff', 0.55], [0.36, '#ffffff', 0.05], [0.72, '#06142b', 0.02], [1, '#06142b', 0.34]], false)}
    ${linear('paper', [[0, '#dfe7f0'], [0.3, '#ffffff'], [0.7, '#f4f7fb'], [1, '#c7d2de']], false)}
    ${linear('gloss', [[0, '#ffffff', 0.45], [0.4, '#ffffff', 0.05], [1, '#06142b', 0.25]], false)}
    ${radial('ground', [[0, '#06142b', 0.34], [0.6, '#06142b', 0.1], [1, '#06142b', 0]], 0.5, 0.5, 0.5)}
  </defs><ellipse cx="460" cy="828" rx="330" ry="40" fill="url(#ground)"/>${draw?.(pack, pale ? pack.accent : '#f5f8fc') ?? ''}</svg>`;
}
