import { readFileSync } from 'node:fs';
import { removeBlankStrings } from './blank-strings';
import { JSON_FIELDS } from './json-fields';

const cleaned = (data: unknown): unknown => {
  const copy: unknown = structuredClone(data);
  removeBlankStrings(copy);
  return copy;
};

test.each(['', ' ', '\n\t', '\u200b\u2060', '\u3164', '\u00a0'])('replaces %j with null', (blank) => {
  expect(cleaned({ page: { title: blank, tags: ['a', blank], items: [{ name: blank }, null] } })).toEqual({
    page: { title: null, tags: ['a', null], items: [{ name: null }, null] },
  });
});

test('leaves non-blank strings and other values unchanged', () => {
  const data = { title: ' Floors\u200b', rating: 0, listed: false, image: null, sys: { id: 'a' } };
  expect(cleaned(data)).toEqual(data);
});

test('preserves spaces between words in rich text', () => {
  const data = { body: { json: { content: [{ nodeType: 'text', value: ' ' }] }, links: {} } };
  expect(cleaned(data)).toEqual(data);
});

test('preserves an empty picture description, and replaces a blank one with null', () => {
  const picture = (description: string | null) => ({ image: { __typename: 'Asset', description } });
  expect(cleaned(picture(''))).toEqual(picture(''));
  expect(cleaned(picture('\u200b'))).toEqual(picture(null));
});

test('preserves blank strings in JSON fields', () => {
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

test('accepts a JSON field nested 50,000 levels deep', () => {
  const data = { product: { efficacyClaims: JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) } };
  expect(() => removeBlankStrings(data)).not.toThrow();
});

test('the list of JSON fields matches the schema', () => {
  const schema = readFileSync('graphql/schema.graphql', 'utf8');
  const fields = [...schema.matchAll(/^ {2}(\w+)(?:\(.*\))?: \[?JSON\b/gm)].map(([, field]) => field);
  expect([...new Set(fields)].toSorted()).toEqual([...JSON_FIELDS]);
});
