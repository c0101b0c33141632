/** @jest-environment node */
import { pageMemoryRow } from '../bench/page-memory';

/** As in server/cache/finished-pages.ts. */
const BOUND_MIB = 256;
/** What the process may take for it: the allocator, garbage, and pages that are being compressed. */
const MAX_PROCESS_MIB = 2 * BOUND_MIB;

test('10,000 cached pages stay within the bound of their memory', async () => {
  const memory = await pageMemoryRow();
  console.log(JSON.stringify(memory));
  expect(memory['stored MiB']).toBeGreaterThan(BOUND_MIB * 0.9);
  expect(memory['stored MiB']).toBeLessThanOrEqual(BOUND_MIB);
  expect(memory['process MiB']).toBeLessThan(MAX_PROCESS_MIB);
}, 120_000);
