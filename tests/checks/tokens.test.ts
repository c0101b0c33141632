import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOTION } from '@/components/ui/motion';
import { COLOR_PAIRS } from '@/styles/color-pairs';
import { LARGE_CONTRAST, TEXT_CONTRAST, contrast, over, parseColor } from '@/styles/contrast';

const [LIGHT = '', DARK = ''] = readFileSync('styles/tokens.css', 'utf8').split('.ground-dark {');
const TOKENS = new Map(
  [...LIGHT.matchAll(/--([\w-]+): (#[\da-f]{3,6});/gi)].map((match) => [match[1] ?? '', match[2] ?? '']),
);
/** Tokens that change on dark backgrounds, each with the token that replaces it. */
const ON_DARK = new Map(
  [...(DARK.split('}')[0] ?? '').matchAll(/--([\w-]+): var\(--([\w-]+)\);/g)].map((match) => [
    match[1] ?? '',
    match[2] ?? '',
  ]),
);

const ratioOf = (one: string, other: string): number =>
  Number(contrast(parseColor(TOKENS.get(one) ?? one), parseColor(TOKENS.get(other) ?? other)).toFixed(2));

test('computes contrast as WCAG does', () => {
  expect(contrast(parseColor('#000'), parseColor('#fff'))).toBe(21);
  expect(contrast(parseColor('#fff'), parseColor('#ffffff'))).toBe(1);
  expect(ratioOf('#777777', '#ffffff')).toBe(4.48);
  expect(over([0, 0, 0], [255, 255, 255], 0.2)).toEqual([204, 204, 204]);
  expect(() => parseColor('red')).toThrow('"red" is not a colour');
});

test.each(
  COLOR_PAIRS.flatMap(({ on, colors, use }) =>
    colors.map((color) => ({ color, on, least: use === 'text' ? TEXT_CONTRAST : LARGE_CONTRAST })),
  ),
)('$color on $on has a contrast of at least $least:1', ({ color, on, least }) => {
  expect(ratioOf(color, on)).toBeGreaterThanOrEqual(least);
});

test('every color token belongs to a contrast pair', () => {
  const paired = new Set(COLOR_PAIRS.flatMap(({ on, colors }) => [on, ...colors]));
  expect([...TOKENS.keys()].filter((name) => !paired.has(name))).toEqual([]);
});

test('tokens that change on dark backgrounds are legible there', () => {
  for (const name of ['ink', 'ink-soft', 'primary', 'primary-deep'])
    expect(ratioOf(ON_DARK.get(name) ?? '', 'night')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  for (const name of ['line-strong', 'focus'])
    expect(ratioOf(ON_DARK.get(name) ?? '', 'night')).toBeGreaterThanOrEqual(LARGE_CONTRAST);
  for (const [ground, text] of [
    ['ink', 'on-ink'],
    ['ink-raised', 'on-ink'],
    ['primary', 'primary-ink'],
  ])
    expect(ratioOf(ON_DARK.get(ground ?? '') ?? '', ON_DARK.get(text ?? '') ?? '')).toBeGreaterThanOrEqual(
      TEXT_CONTRAST,
    );
});

interface BrandFile {
  sys: { id: string };
  fields: { accentColor?: { 'en-US': string }; accentInk?: { 'en-US': string } };
}

const BRANDS = readdirSync('packages/sample-space/content/entries/brand')
  .filter((name) => name.endsWith('.json'))
  .map((name): BrandFile =>
    JSON.parse(readFileSync(join('packages/sample-space/content/entries/brand', name), 'utf8')),
  );

/** Accent colors of pages. Text on them uses the site's default ink. */
const PAGE_ACCENTS = [
  ...readFileSync('styles/page-accents.css', 'utf8').matchAll(/--accent: (#[\da-f]{6});/g),
].map(([, accent = '']) => accent);

test.each([
  ...BRANDS.map(
    ({ sys, fields }) =>
      [sys.id, fields.accentColor?.['en-US'] ?? '', fields.accentInk?.['en-US'] ?? ''] as const,
  ),
  ...PAGE_ACCENTS.map((accent) => [accent, accent, TOKENS.get('accent-ink') ?? ''] as const),
])('the accent color for %s is legible in buttons, text and tinted bands', (_id, accentHex, inkHex) => {
  const accent = parseColor(accentHex);
  const ink = parseColor(inkHex);
  const paper = parseColor('#ffffff');
  // Button text at rest and on hover, text in the accent color, and text on a band tinted with the accent color.
  expect(contrast(ink, accent)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  expect(contrast(ink, over([0, 0, 0], accent, 0.18))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  expect(contrast(accent, paper)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  const band = over(accent, paper, 0.12);
  expect(contrast(parseColor(TOKENS.get('ink-soft') ?? ''), band)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  expect(contrast(parseColor(TOKENS.get('primary') ?? ''), band)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  expect(contrast(accent, band)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});

test('every accent color belongs to an existing page class', () => {
  const classes = [...readFileSync('styles/page-accents.css', 'utf8').matchAll(/\.(page-[\w-]+)/g)];
  const source = readFileSync('components/layout/Page/page-class.ts', 'utf8');
  expect(classes.length).toBeGreaterThan(0);
  for (const [, name = ''] of classes) expect(source).toContain(`'${name.replace('page-', '')}'`);
});

const SHEETS = globSync('{app,components,styles}/**/*.css').map((name) => ({
  name,
  text: readFileSync(name, 'utf8'),
}));

test('grid cells do not move as more cells arrive: `auto-fill` or `evenColumnsProps`, not `auto-fit`', () => {
  expect(SHEETS.length).toBeGreaterThan(0);
  expect(SHEETS.filter(({ text }) => text.includes('auto-fit')).map(({ name }) => name)).toEqual([]);
});

test('layouts change at 768 and 1024 pixels, and at no other width from 600 to 1200 pixels', () => {
  const widths = SHEETS.map(({ text }) => text)
    .flatMap((sheet) => [...sheet.matchAll(/@media[^{]*/g)])
    .flatMap(([query]) => [...query.matchAll(/(\d+)px/g)].map(([, width]) => Number(width)));
  expect(new Set(widths.filter((width) => width > 600 && width < 1200))).toEqual(new Set([768, 1024]));
});

test('style sheets and scripts use the same timings', () => {
  expect(LIGHT).toContain(`--zoom: ${MOTION.imageZoom}ms;`);
  expect(LIGHT).toContain(`--loader-delay: ${MOTION.loaderDelay}ms;`);
});
