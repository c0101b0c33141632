/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { VIDEO } from '../example-data';
import { Video } from './Video';

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
])('with autoplay %s and reduced motion %s, the video autoplays: %s', (autoplay, reduced, plays) => {
  const query = { matches: reduced, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  Object.assign(window, { matchMedia: () => query });
  const { container } = render(<Video block={{ ...VIDEO, autoplay }} />);
  expect(container.querySelector('video[autoplay]') !== null).toBe(plays);
});
