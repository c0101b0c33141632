import { readFileSync } from 'node:fs';
import { removeBlankTexts } from './blank-texts';
import { JSON_FIELDS } from './json-fields';

const cleaned = (data: unknown): unknown => {
  const copy: unknown = structuredClone(data);
  removeBlankTexts(copy);
  return copy;
};

test.each(['', ' ', '\n\t', '\u200b\u2060', '\u3164', '\u00a0'])('%j is no text', (blank) => {
  expect(cleaned({ page: { title: blank, tags: ['a', blank], items: [{ name: blank }, null] } })).toEqual({
    page: { title: null, tags: ['a', null], items: [{ name: null }, null] },
  });
});

test('texts stay as they were written, and other values as they are', () => {
  const data = { title: ' Floors\u200b', rating: 0, listed: false, image: null, sys: { id: 'a' } };
  expect(cleaned(data)).toEqual(data);
});

test('the spaces between words of rich text stay', () => {
  const data = { body: { json: { content: [{ nodeType: 'text', value: ' ' }] }, links: {} } };
  expect(cleaned(data)).toEqual(data);
});

test('an empty description of a picture says that it is decorative, a blank one says nothing', () => {
  const picture = (description: string | null) => ({ image: { __typename: 'Asset', description } });
  expect(cleaned(picture(''))).toEqual(picture(''));
  expect(cleaned(picture('\u200b'))).toEqual(picture(null));
});

test('the empty texts of JSON fields stay', () => {
  const data = {
    product: {
      efficacyClaims: [{ claim: 'Disinfects', organisms: ['Norovirus'], contactTimeSeconds: 600, note: '' }],
      composition: [{ name: 'Water', casNumber: '', minimum: 60, maximum: 100 }],
    },
    ingredientView: { ingredients: [{ name: 'Fragrance', casNumber: '', purpose: ' ' }] },
    formData: { formDropdownData: { states: ['', 'Ohio'] } },
  };
  expect(cleaned(data)).toEqual(data);
});

test('a JSON field may be nested without a limit', () => {
  const data = { product: { efficacyClaims: JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) } };
  expect(() => removeBlankTexts(data)).not.toThrow();
});

test('the JSON fields are those of the schema', () => {
  const schema = readFileSync('graphql/schema.graphql', 'utf8');
  const fields = [...schema.matchAll(/^ {2}(\w+)(?:\(.*\))?: \[?JSON\b/gm)].map(([, field]) => field);
  expect([...new Set(fields)].toSorted()).toEqual([...JSON_FIELDS]);
});
