import { parseImageRequest } from './image-request';

const CONVERSIONS = {
  fixed: new Set(['w=1200&fm=jpg']),
  negotiated: new Map([['w=400&q=80&fm=webp', 'w=400&q=60&fm=avif']]),
};
const FILE = '/images/space/asset/token/file.jpg';
const parse = (path: string, accept: string | null = null) =>
  parseImageRequest(new URL(path, 'http://localhost:3000'), CONVERSIONS, accept);

test('forwards originals and the site’s conversions without extra parameters', () => {
  expect(parse(FILE)).toEqual({ kind: 'file', path: FILE, converts: false, varies: false });
  expect(parse(`${FILE}?utm_source=mail`)).toEqual({
    kind: 'file',
    path: FILE,
    converts: false,
    varies: false,
  });
  const conversion = { kind: 'file', path: `${FILE}?w=400&q=80&fm=webp`, converts: true, varies: true };
  expect(parse(`${FILE}?w=400&q=80&fm=webp`)).toEqual(conversion);
  expect(parse(`${FILE}?x=1&w=400&q=80&y=2&fm=webp`)).toEqual(conversion);
});

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'w=400&q=60&fm=avif'],
  ['image/webp, image/AVIF;q=0.9', 'w=400&q=60&fm=avif'],
  ['image/avif;q=0, image/webp', 'w=400&q=80&fm=webp'],
  ['image/avif;q=0', 'w=400&q=80&fm=webp'],
  ['image/avif-sequence,image/webp', 'w=400&q=80&fm=webp'],
  ['image/*,*/*', 'w=400&q=80&fm=webp'],
  [null, 'w=400&q=80&fm=webp'],
])('for a browser that accepts %j, serves the conversion %s', (accept, query) => {
  expect(parse(`${FILE}?w=400&q=80&fm=webp`, accept)).toEqual({
    kind: 'file',
    path: `${FILE}?${query}`,
    converts: true,
    varies: true,
  });
});

test('serves a conversion meant for other sites as requested, whatever the browser accepts', () => {
  expect(parse(`${FILE}?w=1200&fm=jpg`, 'image/avif')).toEqual({
    kind: 'file',
    path: `${FILE}?w=1200&fm=jpg`,
    converts: true,
    varies: false,
  });
});

test.each([
  '?w=400&q=60&fm=avif',
  '?w=401&q=80&fm=webp',
  '?w=4000&h=4000&fit=fill&fm=avif',
  '?w=400&q=80',
  '?q=80&w=400&fm=webp',
  '?w=400&q=80&fm=webp&w=400',
  '?w=400&q=80&fm=webp&h=',
  '?r=max',
])('refuses %s', (query) => {
  expect(parse(FILE + query)).toEqual({ kind: 'refused' });
});

test.each([
  '/images/space/asset/file.jpg',
  '/images/space/asset/token/folder/file.jpg',
  '/images/space/../../telemetry/a/b',
  '/images/%2e%2e/cdn/spaces/x',
])('finds no file at %s', (path) => {
  expect(parse(path)).toEqual({ kind: 'missing' });
});
