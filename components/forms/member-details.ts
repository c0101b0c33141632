import * as z from 'zod/mini';

const SESSION = z.object({ details: z.record(z.string(), z.string()) });

/**
 * Fetches the details of the signed-in member, by field. Returns an empty object if the session has ended or the
 * service is down.
 */
export async function fetchMemberDetails(): Promise<Readonly<Record<string, string>>> {
  try {
    const response = await fetch('/api/session');
    return response.ok ? SESSION.parse(await response.json()).details : {};
  } catch {
    return {};
  }
}
