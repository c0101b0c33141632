/** Milliseconds that this thread has worked: the cost of a call, whatever else the machine does meanwhile. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The value below which a share of the values lies. */
export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

export const median = (values: number[]): number => percentile(values, 0.5);

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
