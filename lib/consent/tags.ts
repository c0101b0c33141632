/** Whether tags may run: decided by the server for each document it sends, and by the page for what it loads. */
import { allowedNow, type ConsentMode } from './choice.ts';

/** The metric in `Server-Timing` with which a document tells its scripts that its policy allows tags. */
export const TAGS_METRIC = 'tags';

/** Whether a visitor's consent lets the tag manager run. */
export function allowsTags(cookies: string, globalPrivacyControl: boolean, mode: ConsentMode): boolean {
  const { analytics, advertising } = allowedNow(cookies, globalPrivacyControl, mode);
  return analytics || advertising;
}
