import 'server-only';
import { getMember, MembersUnavailableError } from './client';
import { getSessionToken } from './session';

/** Whether the visitor's session is still valid; no while the member service is unavailable. */
export async function isMemberSignedIn(): Promise<boolean> {
  const token = await getSessionToken();
  if (token === undefined) return false;
  try {
    return (await getMember(token)) !== undefined;
  } catch (error) {
    if (error instanceof MembersUnavailableError) return false;
    throw error;
  }
}
