import { findInComments, findInDocument, findInEntry, findInTestNames } from './wording.ts';

const comment = (text: string, isDoc = false) => [{ text, line: 3, end: 3, isDoc }];

test.each([
  'What an entry of this type begins with.',
  'Whoever deletes an account proves nothing about its reviews.',
  'For so long no request has come.',
  'How the cache is keyed.',
  'The list is read anew after each publish.',
  'Deletes a record, of which the sync reports the id.',
  'The header with which Next marks its own requests.',
  'Waits for who comes later, and for who asks again.',
  'Before the index is saved, the service must not say so.',
  'Asks the service for what is missing.',
  'Keeps the reviews of a product whatever happens to it.',
  'Retries the oldest mail: who waits longest is served first.',
])('finds discouraged wording in the comment: %s', (text) => {
  expect(findInComments(comment(text))).toMatchObject([{ line: 3, text }]);
});

test.each([
  'What does Next do with an aborted request? It logs an error.',
  'How long the server must be idle before it stops.',
  'Returns three entries, each of which has a slug.',
  'Whether an entry that has no slug is published.',
  'Saves what the visitor typed before the scripts ran.',
  'Returns the visitors who voted, or an empty list if there are none.',
  'Publishes all entries in the same request.',
])('accepts the comment: %s', (text) => expect(findInComments(comment(text))).toEqual([]));

test('requires a doc comment to start with a verb or a noun phrase', () => {
  const text = 'Only while the index is built.';
  expect(findInComments(comment(text, true))).toMatchObject([{ line: 3, text }]);
  expect(findInComments(comment(text))).toEqual([]);
  expect(findInComments(comment('In seconds, at most a day.', true))).toEqual([]);
});

test('finds discouraged wording in test names, documents and entries, and reports the line', () => {
  const source =
    "import x from 'x';\ntest('what is missing is a 404', () => {});\ntest('returns 404', () => {});\n";
  expect(findInTestNames(source)).toMatchObject([{ line: 2, text: 'what is missing is a 404' }]);
  const document =
    '# Restore\n\nThe service reads all files anew.\n\n```sh\nmake anew\n```\n\nRun `make anew`.\n';
  expect(findInDocument(document)).toMatchObject([{ line: 3 }]);
  expect(findInEntry('{\n  "title": { "en-US": "Floors, and the care thereof" }\n}')).toMatchObject([
    { line: 2 },
  ]);
});
