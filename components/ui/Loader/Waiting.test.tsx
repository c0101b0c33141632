/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Waiting } from './Waiting.client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number): void => act(() => void jest.advanceTimersByTime(milliseconds));
const status = (): HTMLElement => screen.getByRole('status');

test('announces only waits of a second or longer', () => {
  const { rerender } = render(<Waiting isWaiting={false} text="Still sending." />);
  pass(5_000);
  expect(status()).toBeEmptyDOMElement();
  rerender(<Waiting isWaiting text="Still sending." />);
  pass(999);
  expect(status()).toBeEmptyDOMElement();
  rerender(<Waiting isWaiting={false} text="Still sending." />);
  pass(5_000);
  expect(status()).toBeEmptyDOMElement();
  rerender(<Waiting isWaiting text="Still sending." />);
  pass(1_000);
  expect(status()).toHaveTextContent('Still sending.');
  rerender(<Waiting isWaiting={false} text="Still sending." />);
  expect(status()).toBeEmptyDOMElement();
});
