import { ENTRY } from './schema.ts';

const SYS =
  '"sys":{"id":"one","type":"Entry","contentType":{"sys":{"type":"Link","linkType":"ContentType","id":"note"}}}';
const problemsOf = (fields: string): unknown[] =>
  ENTRY.safeParse(JSON.parse(`{${SYS},"fields":${fields}}`)).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]) ?? [];

test('accepts fields with values by locale and rejects __proto__ as a field or locale name', () => {
  expect(problemsOf('{"title":{"en-US":"One"},"size":{}}')).toEqual([]);
  expect(problemsOf('{"title":"One","tags":["a"]}')).toEqual([
    ['fields.title', 'expected values by locale'],
    ['fields.tags', 'expected values by locale'],
  ]);
  expect(problemsOf('[]')).toEqual([['fields', 'expected fields by id']]);
  expect(problemsOf('{"__proto__":{"en-US":"One"}}')).toEqual([['fields', 'expected fields by id']]);
  expect(problemsOf('{"title":{"__proto__":{"en-US":"One"}}}')).toEqual([
    ['fields.title', 'expected values by locale'],
  ]);
});
