/** @jest-environment node */
import { removeBlankTexts } from './blank-texts';

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
