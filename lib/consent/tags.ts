/**
 * Decides whether tags may run. The server decides this for each document, and the page for each script that it loads.
 */
import type { Allowed } from './choice.ts';

/** `Server-Timing` metric that tells a document's scripts that its policy allows tags. */
export const TAGS_METRIC = 'tags';

/** Whether a visitor's consent lets the tag manager run. */
export const allowsTags = ({ analytics, advertising }: Allowed): boolean => analytics || advertising;
