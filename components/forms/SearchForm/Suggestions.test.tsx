/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import Suggestions from './Suggestions.client';

const DEBOUNCE_MS = 140;
let input: HTMLInputElement;
/** Responds to the latest request. */
let answer: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  const suggestions = [{ title: [{ text: 'Degreaser', marked: false }], note: 'Dawn', href: '/en-us/d' }];
  globalThis.fetch = (_url, init) =>
    new Promise((resolve, reject) => {
      // jsdom has no Response.
      answer = () =>
        resolve(Object.assign(Object.create(null), { ok: true, json: async () => ({ suggestions }) }));
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  input = document.createElement('input');
  input.id = 'search';
  document.body.append(input);
  input.focus();
  render(<Suggestions input={input} />);
});
afterEach(() => {
  input.remove();
  jest.useRealTimers();
});

const type = (text: string): Promise<void> =>
  act(async () => {
    fireEvent.input(input, { target: { value: text } });
    await jest.advanceTimersByTimeAsync(DEBOUNCE_MS);
  });
const answered = (): Promise<void> => act(async () => answer());
const list = (): HTMLElement => screen.getByRole('listbox', { hidden: true });

test('Escape closes the list, and a late response does not reopen it', async () => {
  await type('deg');
  await answered();
  expect(list()).toBeVisible();
  await type('degr');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(list()).not.toBeVisible();
  await answered();
  expect(list()).not.toBeVisible();
  await type('degre');
  await answered();
  expect(list()).toBeVisible();
});

test('after Escape, the first response does not open the list', async () => {
  await type('deg');
  fireEvent.keyDown(input, { key: 'Escape' });
  await answered();
  expect(list()).not.toBeVisible();
});

test('after a second, announces that suggestions are loading, and then how many were found', async () => {
  await type('deg');
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status')).toHaveTextContent('Loading suggestions…');
  await answered();
  expect(screen.getByRole('status')).toHaveTextContent('1 suggestion');
});
