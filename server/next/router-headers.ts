import type { IncomingMessage } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

/** Lists and objects of a state: this site's have 20. Next takes a second to check one with a thousand. */
const MAX_PARTS = 40;

const countParts = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + countParts(each), 1)
    : 0;

/**
 * Whether Next can read the state of a browser's router that a request carries. Next itself answers 500 to any other, and
 * logs a stack each time.
 */
export function isRouterStateReadable({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const state = headers['next-router-state-tree'];
  if (state === undefined) return true;
  try {
    if (countParts(JSON.parse(decodeURIComponent(String(state)))) > MAX_PARTS) return false;
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}
