import type { Session } from '../api/client.ts';
import './signed-in.css';

const ROLES: Record<Session['role'], string> = {
  author: 'Author',
  publisher: 'Publisher',
  approver: 'Approver',
};

/** Name and role of the signed-in editor, and a button to sign out. */
export function SignedIn({ session }: { session: Session }) {
  return (
    <form className="signed-in" method="post" action="/sign-out">
      <p>
        <a href="#/">{session.user.name}</a> <span className="soft">{ROLES[session.role]}</span>
      </p>
      <button type="submit">Sign out</button>
    </form>
  );
}
