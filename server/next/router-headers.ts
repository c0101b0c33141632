/**
 * Validates the state that Next's router sends. Assumes its shape. Next responds to any other shape with 500 and logs a
 * stack trace each time, so such requests are refused first. If a new version of Next changes the shape, its router
 * falls back to loading the next page as a document.
 */
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';

/**
 * Maximum number of arrays and objects in a state. This site's states have 20. Next takes a second to check one with a
 * thousand.
 */
const MAX_PARTS = 40;

const countParts = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + countParts(each), 1)
    : 0;

/**
 * A path segment, or a parameter as its name, value, kind (`d`: one segment, `c`: catch-all, `oc`: optional catch-all)
 * and alternatives.
 */
const SEGMENT = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(['d', 'c', 'oc']), z.array(z.string()).nullable()]),
]);

/** A segment, the states below it, and four optional values. */
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

/** Whether Next can read the router state in a request. */
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
