/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { LinkPrefetch } from './LinkPrefetch.client';

const mockPrefetch = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: mockPrefetch }) }));

test('prefetches the full page of a hovered link', () => {
  jest.useFakeTimers();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  document.body.innerHTML = '<a href="/en-us/about-us">About us</a>';
  render(<LinkPrefetch />);
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.advanceTimersByTime(40);
  expect(mockPrefetch.mock.calls).toEqual([['/en-us/about-us', { kind: PrefetchKind.FULL }]]);
});
