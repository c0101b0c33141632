import type { Session } from './api/client.ts';
import { approvalTasks, isRefused } from './api/tasks.ts';
import { useAnswer } from './publishing/requests.ts';
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
  const { data = [] } = useAnswer(['approval-tasks'], () => approvalTasks(session).active());
  const count = data.filter((task) => task.assignedTo.sys.id === session.user.id && !isRefused(task)).length;
  if (count === 0) return null;
  return (
    <span className="waiting">
      {' '}
      {count}
      <span className="visually-hidden"> waiting</span>
    </span>
  );
}
