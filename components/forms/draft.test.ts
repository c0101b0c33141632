/** @jest-environment jsdom */
import { createDraftWriter, hasChanges, readDraft } from './draft';

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('saves each change immediately, so that a reload loses nothing', () => {
  createDraftWriter('contact').save(() => ({ city: 'Austin' }));
  expect(readDraft('contact')).toEqual({ city: 'Austin' });
  expect(readDraft('review')).toEqual({});
});

test('stays below the browser’s limit for history updates, and saves the last value after a pause', () => {
  const replaceState = jest.spyOn(history, 'replaceState');
  const writer = createDraftWriter('contact');
  for (let length = 1; length <= 200; length += 1) {
    writer.save(() => ({ message: 'x'.repeat(length) }));
    jest.advanceTimersByTime(100);
  }
  expect(replaceState.mock.calls.length).toBeLessThanOrEqual(100);
  jest.advanceTimersByTime(1_000);
  expect(readDraft('contact').message).toHaveLength(200);
});

test('clearing the writer removes the draft', () => {
  const writer = createDraftWriter('contact');
  writer.save(() => ({ city: 'Austin' }));
  writer.clear();
  expect(readDraft('contact')).toEqual({});
});

describe('changes made before the script loads', () => {
  const formOf = (html: string): HTMLFormElement => {
    document.body.innerHTML = `<form>${html}</form>`;
    return document.forms[0] ?? document.createElement('form');
  };

  test.each([
    ['typed a line', '<input>', 'input', { value: 'Ada' }],
    ['typed a text', '<textarea>Hello</textarea>', 'textarea', { value: '' }],
    ['ticked a box', '<input type="checkbox">', 'input', { checked: true }],
    ['chose a button', '<input type="radio" name="a" value="b">', 'input', { checked: true }],
    ['chose an option', '<select><option>a<option>b</select>', 'select', { value: 'b' }],
    ['chose another option', '<select><option>a<option selected>b</select>', 'select', { value: 'a' }],
  ])('are detected: %s', (_, html, selector, change) => {
    const form = formOf(html);
    expect(hasChanges(form)).toBe(false);
    Object.assign(form.querySelector(selector) ?? {}, change);
    expect(hasChanges(form)).toBe(true);
  });

  test('are not detected in a password field, which is never part of a draft', () => {
    const form = formOf('<input type="password">');
    Object.assign(form.querySelector('input') ?? {}, { value: 'secret' });
    expect(hasChanges(form)).toBe(false);
  });
});
