/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { findFields } from './fields';
import { restoreFields } from './restore-fields';

const FORM = `<form action="/contact">
  <input name="city"><input name="password" type="password"><textarea name="text"></textarea>
  <input type="checkbox" name="box" value="on" checked>
  <input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b">
  <select name="state"><option>Ohio<option>Texas</select><input type="hidden" name="page" value="home">
</form><form action="/search"><input name="city"></form>`;

const render = (html = FORM): void => void (document.body.innerHTML = html);

const find = (selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

function typeIntoAll(): void {
  find('[action="/contact"] [name=city]').value = 'Austin';
  find('[name=password]').value = 'mop-and-bucket-7';
  find('[name=text]').value = 'Hello';
  find('[name=box]').checked = false;
  find('[value=b]').checked = true;
  find('[name=state]').value = 'Texas';
}

const TYPED = {
  city: 'Austin',
  password: 'mop-and-bucket-7',
  text: 'Hello',
  box: false,
  kind: 'b',
  state: 'Texas',
  otherCity: '',
};

const readAll = (): typeof TYPED => ({
  city: find('[action="/contact"] [name=city]').value,
  password: find('[name=password]').value,
  text: find('[name=text]').value,
  box: find('[name=box]').checked,
  kind: find('[name=kind]:checked').value,
  state: find('[name=state]').value,
  otherCity: find('[action="/search"] [name=city]').value,
});

beforeEach(() => render());

test('restores typed, chosen and checked values into replaced fields', () => {
  typeIntoAll();
  const fields = findFields();
  render();
  const events: string[] = [];
  find('[name=city]').addEventListener('input', ({ type }) => events.push(type));
  restoreFields(fields);
  expect(readAll()).toEqual(TYPED);
  expect(events).toEqual(['input']);
});

test('waits for a form that is rendered later', async () => {
  typeIntoAll();
  const fields = findFields();
  render('');
  restoreFields(fields);
  render();
  await new Promise((resolve) => setTimeout(resolve));
  expect(readAll()).toEqual(TYPED);
});

test('distinguishes two forms with the same action and fields', () => {
  const search = (id: string): string =>
    `<form action="/search"><input id="${id}" name="q" value="mop"></form>`;
  render(search('search-header') + search('search-page'));
  find('#search-page').value = 'floor';
  const fields = findFields();
  render(search('search-header') + search('search-page'));
  restoreFields(fields);
  expect([find('#search-header').value, find('#search-page').value]).toEqual(['mop', 'floor']);
});

test('does not touch unchanged fields or fields that already have the value', () => {
  find('[name=text]').value = 'Hello';
  const fields = findFields();
  render();
  find('[name=text]').value = 'Hello';
  find('[action="/contact"] [name=city]').value = 'Reno';
  const change = jest.fn();
  document.body.addEventListener('input', change);
  restoreFields(fields);
  expect(change).not.toHaveBeenCalled();
  expect(find('[action="/contact"] [name=city]')).toHaveValue('Reno');
});
