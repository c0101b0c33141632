/** @jest-environment node */
import { parseImageRequest } from './image-request';

const CONVERSIONS = new Set(['w=400&q=80&fm=webp']);
const FILE = '/images/space/asset/token/file.jpg';
const parse = (path: string) => parseImageRequest(new URL(path, 'http://localhost:3000'), CONVERSIONS);

test('an original and a conversion of the site are passed on, without other parameters', () => {
  expect(parse(FILE)).toEqual({ kind: 'file', path: FILE, converts: false });
  expect(parse(`${FILE}?utm_source=mail`)).toEqual({ kind: 'file', path: FILE, converts: false });
  const conversion = { kind: 'file', path: `${FILE}?w=400&q=80&fm=webp`, converts: true };
  expect(parse(`${FILE}?w=400&q=80&fm=webp`)).toEqual(conversion);
  expect(parse(`${FILE}?x=1&w=400&q=80&y=2&fm=webp`)).toEqual(conversion);
});

test.each([
  '?w=401&q=80&fm=webp',
  '?w=4000&h=4000&fit=fill&fm=avif',
  '?w=400&q=80',
  '?q=80&w=400&fm=webp',
  '?w=400&q=80&fm=webp&w=400',
  '?w=400&q=80&fm=webp&h=',
  '?r=max',
])('%s is refused', (query) => {
  expect(parse(FILE + query)).toEqual({ kind: 'refused' });
});

test.each([
  '/images/space/asset/file.jpg',
  '/images/space/asset/token/folder/file.jpg',
  '/images/space/../../telemetry/a/b',
  '/images/%2e%2e/cdn/spaces/x',
])('%s is no file', (path) => {
  expect(parse(path)).toEqual({ kind: 'missing' });
});
