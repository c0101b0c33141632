/**
 * The state that a browser's router sends. Assumes its shape: Next answers 500 to any other and logs a stack each time, so it
 * is refused before. Should a router of Next's send another shape, it opens the next page as a document.
 */
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

/** Lists and objects of a state: this site's have 20. Next takes a second to check one with a thousand. */
const MAX_PARTS = 40;

const countParts = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + countParts(each), 1)
    : 0;

/**
 * A part of a path, or a parameter with its value, its kind (one part, several, several that may be missing) and what else
 * may stand in its place.
 */
const SEGMENT = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(['d', 'c', 'oc']), z.array(z.string()).nullable()]),
]);

/** A segment, the states below it, and four things that may be missing. */
const STATE: z.ZodType = z.lazy(() =>
  z.tuple([
    SEGMENT,
    z.record(z.string(), STATE),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

/** Whether Next can read the state of a browser's router that a request carries. */
export function isRouterStateReadable({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const text = headers['next-router-state-tree'];
  if (text === undefined) return true;
  try {
    const state: unknown = JSON.parse(decodeURIComponent(String(text)));
    return countParts(state) <= MAX_PARTS && STATE.safeParse(state).success;
  } catch {
    return false;
  }
}
