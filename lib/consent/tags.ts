/** Whether tags may run: decided by the server for each document it sends, and by the page for what it loads. */
import type { Allowed } from './choice.ts';

/** The metric in `Server-Timing` with which a document tells its scripts that its policy allows tags. */
export const TAGS_METRIC = 'tags';

/** Whether what a visitor allows lets the tag manager run. */
export const allowsTags = ({ analytics, advertising }: Allowed): boolean => analytics || advertising;
