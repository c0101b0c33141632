import type { Session } from './api/client.ts';
import { waitsFor } from './api/tasks.ts';
import { useApprovalTasks } from './publishing/requests.ts';
import './navigation.css';

const LINKS = [
  ['#/entries', 'Entries'],
  ['#/assets', 'Assets'],
  ['#/releases', 'Releases'],
  ['#/schedule', 'Schedule'],
  ['#/approvals', 'To approve'],
  ['#/new', 'New page'],
] as const;

/** The page itself, or a part that the open one belongs to. */
function currentOf(address: string, hash: string): 'page' | 'true' | undefined {
  const [path = ''] = hash.split('?');
  if (path === address) return 'page';
  return path.startsWith(`${address}/`) ? 'true' : undefined;
}

interface Props {
  session: Session | undefined;
  hash: string;
}

/** The parts of the studio, and where something waits for who is signed in. */
export function Navigation({ session, hash }: Props) {
  return (
    <nav aria-label="Studio">
      {LINKS.map(([address, name]) => (
        <a key={address} href={address} aria-current={currentOf(address, hash)}>
          {name}
          {address === '#/approvals' && session?.role === 'approver' && <Waiting session={session} />}
        </a>
      ))}
    </nav>
  );
}

/** How many requests wait for this approver. */
function Waiting({ session }: { session: Session }) {
  const { data = [] } = useApprovalTasks(session);
  const count = data.filter((task) => waitsFor(session.user.id, task)).length;
  if (count === 0) return null;
  return (
    <span className="waiting">
      {' '}
      {count}
      <span className="visually-hidden"> waiting</span>
    </span>
  );
}
