import { errorMessage } from './error-message.ts';

test('adds the reason for a failed fetch to the error message', () => {
  const cause = new Error('connect ECONNREFUSED 127.0.0.1:4100');
  expect(errorMessage(new TypeError('fetch failed', { cause }))).toBe(
    'fetch failed: connect ECONNREFUSED 127.0.0.1:4100',
  );
  expect(errorMessage(new TypeError('fetch failed'))).toBe('fetch failed');
  expect(errorMessage(new Error('no such table', { cause }))).toBe('no such table');
  expect(errorMessage('stopped')).toBe('stopped');
});
