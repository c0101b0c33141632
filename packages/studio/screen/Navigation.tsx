import type { Session } from './api/client.ts';
import { waitsFor } from './api/tasks.ts';
import { useApprovalTasks } from './publishing/requests.ts';
import './navigation.css';

const LINKS = [
  ['#/entries', 'Entries'],
  ['#/assets', 'Assets'],
  ['#/releases', 'Releases'],
  ['#/schedule', 'Schedule'],
  ['#/approvals', 'Approvals'],
  ['#/new', 'New page'],
] as const;

/** Returns the `aria-current` value of a link: `page` for its own page, `true` for a page below it. */
function currentOf(address: string, hash: string): 'page' | 'true' | undefined {
  const [path = ''] = hash.split('?');
  if (path === address) return 'page';
  return path.startsWith(`${address}/`) ? 'true' : undefined;
}

interface Props {
  session: Session | undefined;
  hash: string;
}

/** Main navigation. For approvers, it includes the number of approval requests waiting for them. */
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
