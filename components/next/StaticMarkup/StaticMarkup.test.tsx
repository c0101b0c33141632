/** @jest-environment jsdom */
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import { StaticElement } from './StaticElement.client';

const MENU = <StaticElement as="nav" markupKey="menu-1" aria-label="Menu" />;

test('preserves the document’s markup through hydration and navigation', async () => {
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown): void => void errors.push(error);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<nav aria-label="Menu" data-markup="menu-1"><a href="/brands">Brands</a></nav>';
  const link = container.querySelector('a');
  const root = await act(() => hydrateRoot(container, MENU, { onRecoverableError }));
  expect(container.querySelector('nav > a')).toBe(link);
  await act(() => root.render(<StrictMode key="next page">{MENU}</StrictMode>));
  expect(container.querySelector('nav > a')).toBe(link);
  await act(() => root.unmount());
  const next = createRoot(container);
  await act(() => next.render(MENU));
  expect(container.querySelector('nav > a')).toBe(link);
  expect(errors).toEqual([]);
});
