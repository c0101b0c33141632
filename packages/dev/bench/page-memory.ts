import { execa } from 'execa';
import { z } from 'zod';

const ROW = z.object({ pages: z.number(), 'stored MiB': z.number(), 'process MiB': z.number() });

/**
 * Measures 10,000 distinct cached pages in a separate process: the size that the cache reports, and the memory that the
 * process uses.
 */
export async function pageMemoryRow(): Promise<z.infer<typeof ROW>> {
  const { stdout } = await execa(process.execPath, ['--expose-gc', 'packages/dev/bench/fill-page-cache.ts']);
  return ROW.parse(JSON.parse(stdout));
}
