import { memberOfSession, MembersUnavailableError } from '@/lib/members/client';
import { endSession, sessionToken } from '@/lib/members/session';
import type { SessionUser } from '@/lib/members/session-user';

const NEVER_KEPT = { 'cache-control': 'private, no-store' };

/** Who is signed in, for the header and for analytics. */
export async function GET(): Promise<Response> {
  const token = await sessionToken();
  try {
    const member = token === undefined ? undefined : await memberOfSession(token);
    if (member)
      return Response.json({ id: member.id, email: member.email } satisfies SessionUser, {
        headers: NEVER_KEPT,
      });
    await endSession();
    return Response.json({ message: 'Nobody is signed in' }, { status: 401, headers: NEVER_KEPT });
  } catch (error) {
    if (!(error instanceof MembersUnavailableError)) throw error;
    return Response.json(
      { message: 'Currently service is not available' },
      { status: 503, headers: NEVER_KEPT },
    );
  }
}
