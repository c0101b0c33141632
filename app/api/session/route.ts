import { getMember, MembersUnavailableError, type Member } from '@/lib/members/client';
import { endSession, getSessionToken } from '@/lib/members/session';

/** Response of /api/session for a signed-in member. */
interface SessionUser {
  id: string;
  email: string;
  /** Values that the member entered at registration, by form field. */
  details: Readonly<Record<string, string>>;
}

const NO_STORE = { 'cache-control': 'private, no-store' };

/** Returns the values of the member's registration that other forms also ask for. */
function getDetails({ email, firstName, lastName, profile }: Member): Record<string, string> {
  const answers = Object.entries({ ...profile, email, firstName, lastName });
  return Object.fromEntries(
    answers.flatMap(([code, value]) => (typeof value === 'string' ? [[code, value]] : [])),
  );
}

/** Responds with the signed-in member, for the header, forms and analytics. */
export async function GET(): Promise<Response> {
  const token = await getSessionToken();
  try {
    const member = token === undefined ? undefined : await getMember(token);
    if (member)
      return Response.json(
        { id: member.id, email: member.email, details: getDetails(member) } satisfies SessionUser,
        { headers: NO_STORE },
      );
    await endSession();
    return Response.json({ message: 'Not signed in' }, { status: 401, headers: NO_STORE });
  } catch (error) {
    if (!(error instanceof MembersUnavailableError)) throw error;
    return Response.json(
      { message: 'Currently service is not available' },
      { status: 503, headers: NO_STORE },
    );
  }
}
