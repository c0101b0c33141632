/** @jest-environment jsdom */
import { fieldMark, pictureAddress, type FieldSource } from '@/lib/content/preview/field-marks';
import { tagFields } from './tag-fields';

const entry = (field: string): FieldSource => ({ kind: 'entry', id: 'card', field });
const marked = (text: string, field: string): string => `${text}${fieldMark(entry(field))}`;

/** Returns the field of each tagged element, by the element's text. */
const tags = (): Record<string, string | undefined> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-contentful-entry-id="card"]')].map((element) => [
      element.textContent || element.tagName,
      element.dataset.contentfulFieldId,
    ]),
  );

let end: (() => void) | undefined;
afterEach(() => end?.());

function show(html: string): void {
  document.body.innerHTML = html;
  end = tagFields(document.documentElement);
}

test('tags elements with the fields that their text comes from, and removes the marks from the text', () => {
  show(`<h2>${marked('Title', 'title')}</h2><p><b>${marked('Bold', 'text')}</b> plain</p>`);
  expect(tags()).toEqual({ Title: 'title', Bold: 'text' });
  expect(document.body.textContent).toBe('TitleBold plain');
});

test('tags an element with the field that its longest text comes from', () => {
  show(`<p>${marked('Brand', 'brand')} ${marked('Name of the product', 'name')}</p>`);
  expect(tags()).toEqual({ 'Brand Name of the product': 'name' });
});

test('tags a picture with the field that links to it, and an icon with the field that contains its label', () => {
  const address = pictureAddress('/images/a/b/c/d.jpg', entry('image'));
  show(
    `<img src="${address}" alt="${marked('A sink', 'altText')}"><a href="/" aria-label="${marked('Search', 'label')}"></a>`,
  );
  expect(tags()).toEqual({ IMG: 'image', A: 'label' });
  expect(document.querySelector('img')?.alt).toBe('A sink');
});

test('does not tag invisible data in scripts and attributes', () => {
  show(`<div data-page="${marked('Title', 'title')}"><script>${marked('x', 'title')}</script></div>`);
  expect(tags()).toEqual({});
  expect(document.querySelector('div')?.dataset.page).toBe('Title');
});

test('updates tags when text changes, elements are added, or text is no longer marked', async () => {
  show(`<p>${marked('One', 'title')}</p><p>${marked('Two', 'text')}</p>`);
  const [first, second] = document.querySelectorAll('p');
  if (first?.firstChild) first.firstChild.nodeValue = marked('Three', 'subTitle');
  if (second?.firstChild) second.firstChild.nodeValue = 'Four';
  document.body.insertAdjacentHTML('beforeend', `<p>${marked('Five', 'text')}</p>`);
  await Promise.resolve();
  expect(tags()).toEqual({ Three: 'subTitle', Five: 'text' });
  expect(document.body.textContent).toBe('ThreeFourFive');
});
