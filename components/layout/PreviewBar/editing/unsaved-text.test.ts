/** @jest-environment jsdom */
import { fieldMark, type FieldSource } from '@/lib/content/preview/field-marks';
import { tagFields } from './tag-fields';
import { UnsavedText } from './unsaved-text';

const source = (field: string): FieldSource => ({ kind: 'entry', id: 'card', field });
const marked = (text: string, field: string): string => `${text}${fieldMark(source(field))}`;

let end: (() => void) | undefined;
afterEach(() => end?.());

function show(html: string): UnsavedText {
  document.body.innerHTML = html;
  const unsavedText = new UnsavedText(document.documentElement);
  end = tagFields(document.documentElement, unsavedText.textOf);
  return unsavedText;
}

const texts = async (): Promise<(string | null)[]> => {
  await Promise.resolve();
  return [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
};

test('shows typed text everywhere the field is displayed, and nowhere else', async () => {
  const unsavedText = show(`<p>${marked('Sink', 'title')}</p><p>${marked('Sink', 'name')}</p><p>Sink</p>`);
  unsavedText.update('card', { title: 'Sink' });
  unsavedText.update('card', { title: 'Sinks' });
  unsavedText.update('tile', { title: 'Sink' });
  expect(await texts()).toEqual(['Sinks', 'Sink', 'Sink']);
  unsavedText.update('card', { title: 'Sinks & taps' });
  expect(await texts()).toEqual(['Sinks & taps', 'Sink', 'Sink']);
});

test('a late save does not overwrite newer input', async () => {
  const unsavedText = show(`<p>${marked('S', 'title')}</p>`);
  for (const title of ['S', 'Si', 'Sin', 'Sink']) unsavedText.update('card', { title });
  const [text] = document.querySelector('p')?.childNodes ?? [];
  if (text) text.nodeValue = marked('Si', 'title');
  expect(await texts()).toEqual(['Sink']);
  unsavedText.update('card', { title: 'Sinks' });
  expect(await texts()).toEqual(['Sinks']);
});

test('updates a single line of text, list item or part of a rich text', async () => {
  const unsavedText = show(
    `<p>${marked('One', 'text')}</p><p>${marked('Two', 'text')}</p><p>${marked('Soap', 'list')}</p><p>${marked('Bold', 'body')}</p>`,
  );
  const body = (value: string) => ({
    nodeType: 'document',
    content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value, marks: [] }] }],
  });
  unsavedText.update('card', { text: 'One\n\nTwo', list: ['Soap', 'Sponge'], body: body('Bold') });
  unsavedText.update('card', { text: 'One\n\nThree', list: ['Soaps', 'Sponge'], body: body('Bolder') });
  expect(await texts()).toEqual(['One', 'Three', 'Soaps', 'Bolder']);
});

test('does not update ambiguous or formatted text before it is saved', async () => {
  const unsavedText = show(`<p>${marked('Same', 'text')}</p><p>${marked('bold', 'markdown')}</p>`);
  unsavedText.update('card', { text: 'Same\nSame', markdown: '**bold**' });
  unsavedText.update('card', { text: 'Same\nOther', markdown: '**bolder**' });
  expect(await texts()).toEqual(['Same', 'bold']);
});
