import { malformedErrors } from './rich-text.ts';

test('rejects rich text that is nested too deeply to validate', () => {
  let deep: object = { nodeType: 'paragraph', data: {}, content: [] };
  for (let level = 0; level < 50_000; level += 1) {
    const item = { nodeType: 'list-item', data: {}, content: [deep] };
    deep = { nodeType: 'ordered-list', data: {}, content: [item] };
  }
  const text = { nodeType: 'document', data: {}, content: [deep] };
  expect(malformedErrors(text, ['fields', 'body', 'en-US'])).toEqual([
    expect.objectContaining({ name: 'size', path: ['fields', 'body', 'en-US'] }),
  ]);
});

test.each([[null], ['text'], [[]], [{}], [{ nodeType: 'paragraph', data: {}, content: [] }]])(
  'rejects %j as a document',
  (value) => {
    expect(malformedErrors(value, [])).toEqual([expect.objectContaining({ name: 'type', path: [] })]);
  },
);
