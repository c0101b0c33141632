import { parseBannerLayout } from './blocks/Banner/position';
import { quantityText } from './blocks/VariantCard/quantity';
import { pageClass } from './layout/Page/page-class';
import { PICTURE_CONVERSIONS, pictureSrcSet, pictureUrl, posterUrl } from './ui/Picture/picture-url';
import { SURFACES } from './ui/Picture/surfaces';
import { MOTION } from './ui/motion';
import { asDecimal, starsPercent } from './ui/Stars/rating';
import { truncate } from './ui/Truncate/Truncate';

test('fills stars to rating / 5 * 100 percent with one decimal, and to 0 without a rating', () => {
  expect(starsPercent(4.3)).toBe('86.0');
  expect(starsPercent(undefined)).toBe('0.0');
  expect(Number.isInteger(asDecimal(4))).toBe(false);
  expect(asDecimal(4.5)).toBe(4.5);
});

test('formats a quantity like "4 units of 1 gal"', () => {
  const quantity = (sellUnits: number | null, packageSize: number | null, packageSizeUnits: string | null) =>
    quantityText({ sellUnits, packageSize, packageSizeUnits });
  expect(quantity(4, 1, 'gal')).toBe('4 units of 1 gal');
  expect(quantity(1, 5, 'gal')).toBe('1 unit of 5 gal');
  expect(quantity(12, 200, null)).toBe('12 units of 200');
  expect(quantity(null, 5, 'gal')).toBe('5 gal');
  expect(quantity(6, null, 'gal')).toBe('6 units');
  expect(quantity(null, null, null)).toBe('');
});

test('banners have nine positions, and separate alignments on small screens', () => {
  const positions = ['Top', 'Middle', 'Bottom'].flatMap((v) =>
    ['Left', 'Center', 'Right'].map((h) => `${v} ${h}`),
  );
  expect(
    new Set(positions.map((position) => JSON.stringify(parseBannerLayout(position, 'Left:Left')))).size,
  ).toBe(9);
  expect(parseBannerLayout('Top Right', 'Center:Left')).toEqual({
    vertical: 'top',
    horizontal: 'right',
    smartphone: 'center',
    tablet: 'left',
  });
  expect(parseBannerLayout(null, null)).toEqual({
    vertical: 'middle',
    horizontal: 'left',
    smartphone: 'left',
    tablet: 'left',
  });
});

test('requests WebP pictures by width and quality, never wider than the original, and never converts SVGs', () => {
  expect(pictureUrl('/images/a.jpg', 'tile')).toBe('/images/a.jpg?w=800&q=95&fm=webp');
  expect(posterUrl('/images/a.jpg')).toBe('/images/a.jpg?w=1200&q=95&fm=webp');
  expect(pictureSrcSet({ url: '/a.jpg', width: 640, height: 900 }, 'tile')).toBe(
    '/a.jpg?w=400&q=95&fm=webp 400w, /a.jpg?w=600&q=95&fm=webp 600w, /a.jpg?w=800&q=95&fm=webp 640w',
  );
  expect(pictureSrcSet({ url: '/a.jpg', width: 100, height: 100 }, 'thumb')).toBe(
    '/a.jpg?w=160&q=95&fm=webp 100w',
  );
  expect(pictureSrcSet({ url: '/a.svg', width: 10, height: 10 }, 'card')).toBeUndefined();
});

test('crops a compact banner from the bottom, and never enlarges it', () => {
  expect(pictureSrcSet({ url: '/a.jpg', width: 750, height: 900 }, 'banner', true)).toBe(
    '/a.jpg?w=600&h=480&fit=fill&f=bottom&q=75&fm=webp 600w, /a.jpg?w=750&h=600&fit=fill&f=bottom&q=75&fm=webp 750w',
  );
  expect(pictureSrcSet({ url: '/a.jpg', width: 750, height: 500 }, 'banner', true)).toBe(
    '/a.jpg?w=600&q=75&fm=webp 600w, /a.jpg?w=750&q=75&fm=webp 750w',
  );
});

test('maps each WebP conversion to an AVIF conversion with a lower quality', () => {
  expect(PICTURE_CONVERSIONS.get('w=800&q=95&fm=webp')).toBe('w=800&q=92&fm=avif');
  expect(PICTURE_CONVERSIONS.get('w=750&h=600&fit=fill&f=bottom&q=75&fm=webp')).toBe(
    'w=750&h=600&fit=fill&f=bottom&q=52&fm=avif',
  );
});

test('truncates text at a word boundary and adds an ellipsis', () => {
  expect(truncate('one two three', 8)).toBe('one two…');
  expect(truncate('one', 8)).toBe('one');
});

test('derives the body class from the slug', () => {
  expect(pageClass('brands/febreze')).toBe('page-febreze');
  expect(pageClass('brands')).toBe('page-all-brands');
  expect(pageClass('healthcare-cleaning')).toBe('page-large-healthcare-cleaning');
  expect(pageClass('whats-new/microban-sample')).toBe('page-whats-new-microban-sample');
  expect(pageClass('faq')).toBeUndefined();
  expect(pageClass('safety-data-sheets/febreze')).toBeUndefined();
  expect(pageClass('constructor')).toBeUndefined();
});

/** Surfaces narrower than 200 CSS pixels. */
const SMALL: readonly string[] = ['pack', 'thumb', 'logo'];

test('offers pictures in the documented widths: cards up to 800, banners from 750 to 1600', () => {
  const widths = Object.entries(SURFACES).flatMap(([name, surface]) =>
    SMALL.includes(name) ? [] : [...surface.widths],
  );
  expect(new Set(widths)).toEqual(new Set([400, 600, 750, 800, 1200, 1400, 1600]));
  expect(SURFACES.card.widths.at(-1)).toBe(800);
  expect(SURFACES.card.sizes).toContain('768px');
  expect(SURFACES.banner.widths).toContain(750);
  expect(SURFACES.banner.widths.at(-1)).toBe(1600);
});

test('uses quality 95 by default, and 75 for banners, cards and product pages', () => {
  const lower = Object.entries(SURFACES).filter(([, { quality }]) => quality !== 95);
  expect(lower.map(([name, { quality }]) => [name, quality])).toEqual([
    ['banner', 75],
    ['card', 75],
    ['hero', 75],
  ]);
});

test('animations use the documented durations and delays', () => {
  expect(MOTION).toMatchObject({
    reveal: 1_000,
    footerLinks: 1_500,
    imageZoom: 3_000,
    loaderDelay: 200,
    delay: 0,
    damping: 0.5,
    visibility: 0,
  });
});
