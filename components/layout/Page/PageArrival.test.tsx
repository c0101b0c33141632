/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { translateDocument } from '@/tests/translate-document';

const findCity = (): HTMLInputElement | null => document.querySelector('[name=city]');

test('preserves typed values when React re-renders a page translated before hydration', async () => {
  document.body.innerHTML = '<form action="/a">Your <b>city</b><input name="city"></form>';
  const translation = translateDocument();
  const typed = findCity();
  if (typed) typed.value = 'Austin';
  const { PageArrival } = await import('./PageArrival.client');
  const recovered = jest.fn();
  await act(async () => {
    hydrateRoot(
      document,
      <html lang="en">
        <body>
          <form action="/a">
            Your <b>city</b>
            <input name="city" />
          </form>
          <PageArrival />
        </body>
      </html>,
      { onRecoverableError: recovered },
    );
  });
  await act(() => import('@/components/forms/restore-fields'));
  expect(recovered).toHaveBeenCalled();
  expect(findCity()).not.toBe(typed);
  expect(findCity()?.value).toBe('Austin');
  expect(document.querySelectorAll('form')).toHaveLength(1);
  translation.disconnect();
});

test('moves focus to the next page, and does not move it when the same page re-renders', async () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  const { PageArrival } = await import('./PageArrival.client');
  const page = () => (
    <>
      <main id="main" />
      <PageArrival />
    </>
  );
  const { rerender } = render(page());
  rerender(page());
  expect(document.activeElement).toBe(document.body);
  history.pushState(null, '', '/en-us/about-us');
  rerender(page());
  expect(document.activeElement?.id).toBe('main');
});
