/** @jest-environment jsdom */
import { fieldMark, type FieldSource } from '@/lib/content/preview/field-marks';
import { tagFields } from './tag-fields';
import { TypedTexts } from './typed-texts';

const source = (field: string): FieldSource => ({ kind: 'entry', id: 'card', field });
const marked = (text: string, field: string): string => `${text}${fieldMark(source(field))}`;

let end: (() => void) | undefined;
afterEach(() => end?.());

function show(html: string): TypedTexts {
  document.body.innerHTML = html;
  const typed = new TypedTexts(document.documentElement);
  end = tagFields(document.documentElement, typed.textOf);
  return typed;
}

const texts = async (): Promise<(string | null)[]> => {
  await Promise.resolve();
  return [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
};

test('shows typed text everywhere the field is displayed, and nowhere else', async () => {
  const typed = show(`<p>${marked('Sink', 'title')}</p><p>${marked('Sink', 'name')}</p><p>Sink</p>`);
  typed.update('card', { title: 'Sink' });
  typed.update('card', { title: 'Sinks' });
  typed.update('tile', { title: 'Sink' });
  expect(await texts()).toEqual(['Sinks', 'Sink', 'Sink']);
  typed.update('card', { title: 'Sinks & taps' });
  expect(await texts()).toEqual(['Sinks & taps', 'Sink', 'Sink']);
});

test('a late save does not overwrite newer typing', async () => {
  const typed = show(`<p>${marked('S', 'title')}</p>`);
  for (const title of ['S', 'Si', 'Sin', 'Sink']) typed.update('card', { title });
  const [text] = document.querySelector('p')?.childNodes ?? [];
  if (text) text.nodeValue = marked('Si', 'title');
  expect(await texts()).toEqual(['Sink']);
  typed.update('card', { title: 'Sinks' });
  expect(await texts()).toEqual(['Sinks']);
});

test('replaces a line of text, a list item and a rich text part individually', async () => {
  const typed = show(
    `<p>${marked('One', 'text')}</p><p>${marked('Two', 'text')}</p><p>${marked('Soap', 'list')}</p><p>${marked('Bold', 'body')}</p>`,
  );
  const body = (value: string) => ({
    nodeType: 'document',
    content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value, marks: [] }] }],
  });
  typed.update('card', { text: 'One\n\nTwo', list: ['Soap', 'Sponge'], body: body('Bold') });
  typed.update('card', { text: 'One\n\nThree', list: ['Soaps', 'Sponge'], body: body('Bolder') });
  expect(await texts()).toEqual(['One', 'Three', 'Soaps', 'Bolder']);
});

test('keeps ambiguous or formatted text until it is saved', async () => {
  const typed = show(`<p>${marked('Same', 'text')}</p><p>${marked('bold', 'markdown')}</p>`);
  typed.update('card', { text: 'Same\nSame', markdown: '**bold**' });
  typed.update('card', { text: 'Same\nOther', markdown: '**bolder**' });
  expect(await texts()).toEqual(['Same', 'bold']);
});
