import { getMember, MembersUnavailableError } from '@/lib/members/client';
import { endSession, getSessionToken } from '@/lib/members/session';
import type { SessionUser } from '@/lib/members/session-user';

const NO_STORE = { 'cache-control': 'private, no-store' };

/** The signed-in member, for the header and for analytics. */
export async function GET(): Promise<Response> {
  const token = await getSessionToken();
  try {
    const member = token === undefined ? undefined : await getMember(token);
    if (member)
      return Response.json({ id: member.id, email: member.email } satisfies SessionUser, {
        headers: NO_STORE,
      });
    await endSession();
    return Response.json({ message: 'Nobody is signed in' }, { status: 401, headers: NO_STORE });
  } catch (error) {
    if (!(error instanceof MembersUnavailableError)) throw error;
    return Response.json(
      { message: 'Currently service is not available' },
      { status: 503, headers: NO_STORE },
    );
  }
}
