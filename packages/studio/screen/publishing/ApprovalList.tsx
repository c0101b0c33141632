import { isRefused, waitsFor, type Task } from '../api/tasks.ts';
import { Problem } from '../Problem.tsx';
import { ApprovalRequest } from './ApprovalRequest.tsx';
import { failureText } from './failure-text.ts';
import { useApprovalTasks, type Workspace } from './requests.ts';
import './publishing.css';

/** List of approval requests. Those that wait for the signed-in editor come first. */
export function ApprovalList(workspace: Workspace) {
  const { session } = workspace;
  const { data, error, refetch } = useApprovalTasks(session);
  const waiting = (data ?? []).filter((task) => !isRefused(task));
  const isMine = (task: Task): boolean => waitsFor(session.user.id, task);
  const mine = waiting.filter(isMine);
  const others = waiting.filter((task) => !isMine(task));
  const list = (tasks: Task[]) =>
    tasks.map((task) => (
      <ApprovalRequest key={task.sys.id} {...workspace} task={task} onDecided={() => void refetch()} />
    ));
  return (
    <div className="publishing">
      <h1>Approvals</h1>
      <p className="soft">
        Hazards, dilutions, directions and registrations go live only after a second person approves them.
      </p>
      {error ? <Problem>{failureText(error)}</Problem> : !data && <p role="status">Loading…</p>}
      {data && !mine.length && <p>Nothing is waiting for you.</p>}
      {list(mine)}
      {others.length > 0 && (
        <>
          <h2>Waiting for others</h2>
          {list(others)}
        </>
      )}
    </div>
  );
}
