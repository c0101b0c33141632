import { writeLargeSpace } from './content-process.ts';
import { memoryMiB } from './process-figures.ts';

const REQUESTS = 12_000;
const CONCURRENCY = 4;

interface ContentMemory {
  entries: number;
  'after the start MiB': number;
  'after the load MiB': number;
}

/**
 * Measures the memory of the content service with 10,000 entries.
 * @throws Error when a query is not answered with 200
 */
export async function contentMemory(): Promise<ContentMemory> {
  const space = await writeLargeSpace();
  try {
    const { pid, entries, query, stop } = await space.start();
    try {
      const started = memoryMiB(pid);
      const queries = [query('page by address'), query('product page')] as const;
      let sent = 0;
      const send = async (): Promise<void> => {
        while (sent < REQUESTS) {
          const { url, headers } = queries[sent % 2 === 0 ? 0 : 1];
          sent += 1;
          const response = await fetch(url, { headers });
          const text = await response.text();
          if (response.status !== 200) throw new Error(`${response.status}: ${text.slice(0, 300)}`);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, send));
      return { entries, 'after the start MiB': started, 'after the load MiB': memoryMiB(pid) };
    } finally {
      await stop();
    }
  } finally {
    space.remove();
  }
}
