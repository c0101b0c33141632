/** Milliseconds that this thread has worked: the cost of a call, whatever else the machine does meanwhile. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Measures a ratio up to three times and returns the smallest: noise only ever makes a ratio of costs larger, and a
 * real regression is in each of them.
 */
export async function smallestRatio(limit: number, measure: () => number | Promise<number>): Promise<number> {
  let smallest = Infinity;
  for (let attempt = 0; attempt < 3 && !(smallest <= limit); attempt += 1)
    smallest = Math.min(smallest, await measure());
  return smallest;
}
