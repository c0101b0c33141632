import { sharedCacheControl } from './cache-page';

test('limits s-maxage to the time it takes to notice a lost webhook', () => {
  const limited = 's-maxage=60, stale-while-revalidate=60';
  expect([sharedCacheControl(false, 60), sharedCacheControl(86_400, 60), sharedCacheControl(60, 60)]).toEqual(
    [limited, limited, limited],
  );
  expect(sharedCacheControl(10, 60)).toBe('s-maxage=10, stale-while-revalidate=60');
});
