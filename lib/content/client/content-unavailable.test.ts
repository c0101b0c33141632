/** @jest-environment node */
import { ContentUnavailableError, orUnavailable } from './content-unavailable';

test('a read that the content service could not answer is told apart, also as it leaves a kept function', async () => {
  const failure = new ContentUnavailableError('Distributors', 'status 503');
  expect(await orUnavailable(Promise.reject(failure))).toBe('unavailable');
  const asItLeaves = Object.assign(new Error('An error occurred.'), { digest: failure.digest });
  expect(await orUnavailable(Promise.reject(asItLeaves))).toBe('unavailable');
});

test('what is kept fails, so that nobody keeps the excuse', async () => {
  const failure = new ContentUnavailableError('Distributors', 'status 503');
  await expect(orUnavailable(Promise.reject(failure), true)).rejects.toBe(failure);
});

test('what was read is given, and any other failure is passed on', async () => {
  expect(await orUnavailable(Promise.resolve(['soap']))).toEqual(['soap']);
  await expect(orUnavailable(Promise.reject(new TypeError('not ours')))).rejects.toThrow('not ours');
});
