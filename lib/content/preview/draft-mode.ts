import 'server-only';
import { draftMode } from 'next/headers';

/** Whether this request sees drafts. */
export async function isPreview(): Promise<boolean> {
  return (await draftMode()).isEnabled;
}
