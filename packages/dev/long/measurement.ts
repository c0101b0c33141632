/** Returns the CPU time of this thread in milliseconds. Unlike elapsed time, it does not depend on other load. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Measures a ratio up to three times, and returns the smallest. Noise only makes a ratio of costs larger, and a real
 * regression shows in every measurement.
 */
export async function smallestRatio(limit: number, measure: () => number | Promise<number>): Promise<number> {
  let smallest = Infinity;
  for (let attempt = 0; attempt < 3 && !(smallest <= limit); attempt += 1)
    smallest = Math.min(smallest, await measure());
  return smallest;
}
