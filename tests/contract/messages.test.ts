import { globSync, readFileSync } from 'node:fs';
import { getFormDefinition, getFormFields, FORMS, findFormByPath } from '../../lib/forms/definitions';
import { MESSAGES } from '../../lib/forms/messages';
import { MESSAGES as REVIEW_MESSAGES } from '../../lib/reviews/review-form';

/** Sources of all tests and of the values they share. This file and the requirements only quote messages. */
const TESTS = globSync('{app,components,lib,tests}/**/*.{ts,tsx}', {
  exclude: ['tests/requirements/**', 'tests/contract/messages.test.ts'],
})
  .filter((file) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

const [, section = ''] = readFileSync('docs/product.md', 'utf8').split('\n## Messages\n');
const TEXTS = section
  .slice(0, section.indexOf('\n## '))
  .split('\n')
  .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/'([^']+)'/g)].map(([, text = '']) => text));

/** Messages of invalid fields. A field with a list of options has none, unless its form reports empty choices. */
const fieldMessages = Object.values(FORMS)
  .flatMap(({ path }) => findFormByPath(path) ?? [])
  .flatMap((form) =>
    getFormFields(form).flatMap(([, field]) =>
      field.list && !getFormDefinition(form).namesEmptyChoices ? [] : [field.invalidMessage],
    ),
  );

test('every form message is in the documented table', () => {
  const texts = new Set(TEXTS);
  const messages = new Set([...Object.values(MESSAGES), ...Object.values(REVIEW_MESSAGES), ...fieldMessages]);
  expect([...messages].filter((message) => !texts.has(message))).toEqual([]);
});

test('every message in the table appears in a test', () => {
  expect(TEXTS.length).toBeGreaterThan(50);
  const missing = TEXTS.filter(
    (text) => !TESTS.some((source) => text.split('#number').every((part) => source.includes(part))),
  );
  expect(missing).toEqual([]);
});
