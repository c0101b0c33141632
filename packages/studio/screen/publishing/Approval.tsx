import { useEffect, useState, type SubmitEvent } from 'react';
import type { Api, Session } from '../api/client.ts';
import { approvalTasks, isRefused, isRefusedSince, type Task } from '../api/tasks.ts';
import type { ContentType } from '../api/schemas.ts';
import type { Draft } from '../editing/draft.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Problem } from '../Problem.tsx';
import { failureText } from './failure-text.ts';
import { useApiQuery, useUsers } from './requests.ts';
import './approval.css';

interface Props {
  api: Api;
  session: Session;
  draft: Draft;
  contentType: ContentType;
}

/** Lists the regulated fields that a second person still has to approve, and lets the editor request the approval. */
export function Approval({ api, session, draft, contentType }: Props) {
  const { id, publishedAt } = draft.saved.sys;
  const requests = approvalTasks(session);
  const { data: fields = [], refetch } = useApiQuery(['regulated-fields', id], () =>
    requests.regulatedFields(id),
  );
  const isRegulated = fields.length > 0;
  const tasks = useApiQuery(['approval-tasks', id], () => requests.activeOf(id), isRegulated);
  const { users, nameOf } = useUsers(api);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (!isRegulated) return undefined;
    let { version } = draft.saved.sys;
    return draft.subscribe(() => {
      if (draft.saved.sys.version === version) return;
      ({ version } = draft.saved.sys);
      void refetch();
    });
  }, [draft, isRegulated, refetch]);
  const unapproved = fields.filter(({ status }) => status === 'unapproved');
  if (!unapproved.length) return null;
  const namesOf = (ids: string[]): string =>
    ids.map((one) => contentType.fields.find((field) => field.id === one)?.name ?? one).join(', ');
  const open = (tasks.data ?? []).filter((task) =>
    task.approves?.some((one) => unapproved.some(({ field }) => field === one)),
  );
  const refused = open.filter((task) => isRefusedSince(publishedAt, task));
  const waiting = open.filter((task) => !isRefused(task));
  const missing = unapproved
    .map(({ field }) => field)
    .filter((field) => !waiting.some((task) => task.approves?.includes(field)));
  const change = async (request: () => Promise<unknown>): Promise<void> => {
    setProblem('');
    try {
      await request();
    } catch (error) {
      setProblem(failureText(error));
    }
    await Promise.all([tasks.refetch(), refetch()]);
  };
  /** Saves the draft, requests approval of its values, and withdraws the editor's own refused requests. */
  const requestApproval = (approver: string, note: string): Promise<void> =>
    change(async () => {
      await draft.save();
      if (draft.state !== 'saved') return setProblem('The request wasn’t sent: this entry isn’t saved.');
      await requests.create(id, missing, approver, note || `Please approve: ${namesOf(missing)}`);
      const own = refused.filter(({ sys }) => sys.createdBy.sys.id === session.user.id);
      for (const task of own) await requests.withdraw(task);
    });
  const changers = new Set(unapproved.map(({ changedBy }) => changedBy?.sys.id));
  const approvers = users.filter(
    ({ sys, role, activated }) =>
      role === 'approver' && activated && sys.id !== session.user.id && !changers.has(sys.id),
  );
  return (
    <section className="approval" aria-label="Approval">
      {missing.length > 0 && (
        <p>
          <strong>A second person must approve</strong> {namesOf(missing)}{' '}
          {refused.map((task) => (
            <q key={task.sys.id}>{lastNote(task)}</q>
          ))}
        </p>
      )}
      {missing.length > 0 && (
        <ApprovalDialog
          approvers={approvers.map(({ sys }) => ({ id: sys.id, name: nameOf(sys.id) }))}
          onRequest={requestApproval}
        />
      )}
      {waiting.map((task) => (
        <p key={task.sys.id}>
          {nameOf(task.assignedTo.sys.id)} was asked to approve {namesOf(task.approves ?? [])}
          {task.sys.createdBy.sys.id === session.user.id ? (
            <button type="button" onClick={() => void change(() => requests.withdraw(task))}>
              Withdraw
            </button>
          ) : (
            <a href="#/approvals">View request</a>
          )}
        </p>
      ))}
      <Problem>{problem}</Problem>
    </section>
  );
}

/** Returns the latest note of a task, which is the last paragraph of its body. */
const lastNote = ({ body }: Task): string => body.split('\n\n').at(-1) ?? body;

interface DialogProps {
  approvers: { id: string; name: string }[];
  onRequest: (approver: string, note: string) => Promise<void>;
}

function ApprovalDialog({ approvers, onRequest }: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    close();
    void onRequest(String(values.get('approver')), String(values.get('note')).trim());
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Request approval
      </button>
      {isOpen && (
        <Dialog title="Request approval" close={close}>
          <form onSubmit={submit}>
            {approvers.length === 0 ? (
              <p>No one else can approve this. An administrator can invite an approver.</p>
            ) : (
              <>
                <label className="line">
                  Approver
                  <select name="approver" required>
                    {approvers.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                </label>
                <label className="line">
                  Note
                  <textarea name="note" rows={3} maxLength={2000} />
                </label>
              </>
            )}
            <div className="actions">
              <button type="button" onClick={close}>
                Cancel
              </button>
              {approvers.length > 0 && (
                <button type="submit" className="primary">
                  Send request
                </button>
              )}
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
