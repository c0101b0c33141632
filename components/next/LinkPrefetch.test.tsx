import { render } from '@testing-library/react';
import { useRouter } from 'next/navigation';
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { LinkPrefetch } from './LinkPrefetch.client';

jest.mock('next/navigation', () => ({ useRouter: jest.fn() }));

test('a link that is pointed at is fetched under the kind by which Next fetches all of a page', () => {
  jest.useFakeTimers();
  const prefetch = jest.fn();
  jest.mocked(useRouter, { shallow: true }).mockReturnValue({
    ...{ back: jest.fn(), forward: jest.fn(), refresh: jest.fn(), push: jest.fn(), replace: jest.fn() },
    prefetch,
  });
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  document.body.innerHTML = '<a href="/en-us/about-us">About us</a>';
  render(<LinkPrefetch />);
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.advanceTimersByTime(40);
  expect(prefetch.mock.calls).toEqual([['/en-us/about-us', { kind: PrefetchKind.FULL }]]);
});
