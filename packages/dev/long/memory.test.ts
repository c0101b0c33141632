import { contentMemory } from '../bench/content-memory.ts';
import { pageMemoryRow } from '../bench/page-memory.ts';

/** The limit in server/cache/finished-pages.ts. */
const BOUND_MIB = 256;
/** Memory of the process, including the allocator, garbage, and pages that are being compressed. */
const MAX_PROCESS_MIB = 2 * BOUND_MIB;
/** Equal to 300 MB. */
const MAX_CONTENT_MIB = 286;

test('10,000 cached pages stay within their memory limit', async () => {
  const memory = await pageMemoryRow();
  console.log(JSON.stringify(memory));
  expect(memory['stored MiB']).toBeGreaterThan(BOUND_MIB * 0.9);
  expect(memory['stored MiB']).toBeLessThanOrEqual(BOUND_MIB);
  expect(memory['process MiB']).toBeLessThan(MAX_PROCESS_MIB);
}, 120_000);

test('the content service stays below 300 MB with 10,000 entries, even after 12,000 queries', async () => {
  const memory = await contentMemory();
  console.log(JSON.stringify(memory));
  expect(memory.entries).toBeGreaterThanOrEqual(10_000);
  expect(memory['after the start MiB']).toBeLessThan(MAX_CONTENT_MIB);
  expect(memory['after the load MiB']).toBeLessThan(MAX_CONTENT_MIB);
}, 600_000);
