import { ContentUnavailableError, orUnavailable } from './content-unavailable';

test('recognizes a content service failure, even if a cached function masked the error', async () => {
  const failure = new ContentUnavailableError('Distributors', 'status 503');
  expect(await orUnavailable(Promise.reject(failure))).toBe('unavailable');
  const masked = Object.assign(new Error('An error occurred.'), { digest: failure.digest });
  expect(await orUnavailable(Promise.reject(masked))).toBe('unavailable');
});

test('on a cached page, rethrows a content service failure so that the fallback is not cached', async () => {
  const failure = new ContentUnavailableError('Distributors', 'status 503');
  await expect(orUnavailable(Promise.reject(failure), true)).rejects.toBe(failure);
});

test('returns the value of a successful read, and rethrows errors other than content service failures', async () => {
  expect(await orUnavailable(Promise.resolve(['soap']))).toEqual(['soap']);
  await expect(orUnavailable(Promise.reject(new TypeError('not ours')))).rejects.toThrow('not ours');
});
