/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionOf, fieldsOf, FORMS, formAt } from '../../lib/forms/definitions';
import { MESSAGES } from '../../lib/forms/messages';
import { MESSAGES as REVIEW_MESSAGES } from '../../lib/reviews/review-form';

const read = (file: string): string =>
  readFileSync(file.startsWith('lib/') ? file : join('tests', file), 'utf8');

const [, section = ''] = readFileSync('docs/product.md', 'utf8').split('\n## Messages\n');
/** The texts of docs/product.md, "Messages", each with the file of the test that sees it. */
const TABLE = section
  .slice(0, section.indexOf('\n## '))
  .split('\n')
  .flatMap((line) => {
    const [, , texts = '', file = ''] = line.split('|').map((cell) => cell.trim());
    return [...texts.matchAll(/'([^']+)'/g)].flatMap(([, text]) => (text ? [{ text, file }] : []));
  });

/** The messages of fields. A choice whose form does not name it when it is empty is never wrong: it is chosen from a list. */
const fieldMessages = Object.values(FORMS)
  .flatMap(({ path }) => formAt(path) ?? [])
  .flatMap((form) =>
    fieldsOf(form).flatMap(([, field]) =>
      field.list && !definitionOf(form).namesEmptyChoices ? [] : [field.invalid],
    ),
  );

test('every message of a form is in the table of messages', () => {
  const texts = new Set(TABLE.map(({ text }) => text));
  const messages = new Set([...Object.values(MESSAGES), ...Object.values(REVIEW_MESSAGES), ...fieldMessages]);
  expect([...messages].filter((message) => !texts.has(message))).toEqual([]);
});

test('every message of the table is in its test', () => {
  expect(TABLE.length).toBeGreaterThan(50);
  const missing = TABLE.filter(
    ({ text, file }) => !text.split('#number').every((part) => read(file).includes(part)),
  );
  expect(missing).toEqual([]);
});
