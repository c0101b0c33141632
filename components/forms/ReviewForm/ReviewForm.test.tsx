/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ReviewForm } from './ReviewForm.client';

beforeEach(() => {
  document.title = 'Write a review';
  Element.prototype.scrollIntoView = () => undefined;
  render(
    <ReviewForm
      product="p"
      productName="Degreaser"
      productHref="/p"
      thanks="Thanks"
      years={[String(new Date().getFullYear() - 10)]}
    />,
  );
});

const preview = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Preview' }));

test('submitting an empty review focuses the errors and prefixes the title with "Error"', async () => {
  preview();
  await waitFor(() => expect(screen.getByRole('group', { name: /^There are 10 error/ })).toHaveFocus());
  expect(document.title).toBe('Error: Write a review');
});

test('submitting a refused review focuses the message and prefixes the title with "Not sent"', async () => {
  fireEvent.change(screen.getByLabelText(/^Month of birth/), { target: { value: '4' } });
  const year = String(new Date().getFullYear() - 10);
  fireEvent.change(screen.getByLabelText(/^Year of birth/), { target: { value: year } });
  preview();
  await waitFor(() => expect(screen.getByRole('group', { name: /^We’re sorry/ })).toHaveFocus());
  expect(document.title).toBe('Not sent: Write a review');
});
