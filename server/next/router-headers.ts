/**
 * The state that a browser's router sends. Assumes its shape: Next answers 500 to any other and logs a stack each time, so it
 * is refused before. Should a router of Next's send another shape, it opens the next page as a document.
 */
import type { IncomingMessage } from 'node:http';

/** Lists and objects of a state: this site's have 20. Next takes a second to check one with a thousand. */
const MAX_PARTS = 40;
/** Of a parameter, of several in a row, and of several that may be missing: the routes of the site have no others. */
const PARAMETER_KINDS: readonly unknown[] = ['d', 'c', 'oc'];
const MARKERS: readonly unknown[] = ['refetch', 'inside-shared-layout', 'metadata-only'];

const countParts = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + countParts(each), 1)
    : 0;

const isText = (value: unknown): boolean => typeof value === 'string';
const isMissing = (value: unknown): boolean => value === undefined || value === null;
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** A part of a path, or a parameter with its value, its kind and what else may stand in its place. */
function isSegment(value: unknown): boolean {
  if (!Array.isArray(value)) return isText(value);
  const [name, text, kind, siblings]: unknown[] = value;
  return (
    value.length === 4 &&
    isTexts([name, text]) &&
    PARAMETER_KINDS.includes(kind) &&
    (siblings === null || isTexts(siblings))
  );
}

/** A segment, the states below it, and four things that may be missing. */
function isState(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 6) return false;
  const [segment, below, refreshed, marker, hints, name]: unknown[] = value;
  return (
    isSegment(segment) &&
    typeof below === 'object' &&
    below !== null &&
    !Array.isArray(below) &&
    Object.values(below).every(isState) &&
    (isMissing(refreshed) || (Array.isArray(refreshed) && refreshed.length === 2 && isTexts(refreshed))) &&
    (isMissing(marker) || MARKERS.includes(marker)) &&
    (isMissing(hints) || typeof hints === 'number') &&
    (name === undefined || isText(name))
  );
}

/** Whether Next can read the state of a browser's router that a request carries. */
export function isRouterStateReadable({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const text = headers['next-router-state-tree'];
  if (text === undefined) return true;
  try {
    const state: unknown = JSON.parse(decodeURIComponent(String(text)));
    return countParts(state) <= MAX_PARTS && isState(state);
  } catch {
    return false;
  }
}
