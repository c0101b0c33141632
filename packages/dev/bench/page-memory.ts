import { execa } from 'execa';
import { z } from 'zod';

const ROW = z.object({ pages: z.number(), 'stored MiB': z.number(), 'process MiB': z.number() });

/** 10,000 distinct pages in a process of their own: what the cache says that it stores, and what the process takes. */
export async function pageMemoryRow(): Promise<z.infer<typeof ROW>> {
  const { stdout } = await execa(process.execPath, ['--expose-gc', 'packages/dev/bench/fill-page-cache.ts']);
  return ROW.parse(JSON.parse(stdout));
}
