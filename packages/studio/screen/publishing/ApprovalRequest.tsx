import { useState } from 'react';
import { createEntriesApi } from '../api/entries.ts';
import { approvalTasks, type Task } from '../api/tasks.ts';
import type { Entry } from '../api/schemas.ts';
import { entityName } from '../entries/names.ts';
import { Problem } from '../Problem.tsx';
import { failureText } from './failure-text.ts';
import { readable } from './readable.ts';
import { keyOf, referencesOf } from './references.ts';
import { useApiQuery, useEntities, useUsers, type Workspace } from './requests.ts';
import { formatInstant } from './zoned-time.ts';

interface Props extends Workspace {
  task: Task;
  onDecided: () => void;
}

/** Approval request with the published and the new values of its fields, and the decision. */
export function ApprovalRequest({ task, onDecided, ...workspace }: Props) {
  const { api, session, contentTypes } = workspace;
  const entryId = task.sys.parentEntity.sys.id;
  const { nameOf: userName } = useUsers(api);
  const { data, error } = useApiQuery(['approval', task.sys.id, task.sys.version], async () => {
    const [entry, published, fields] = await Promise.all([
      api.entry(entryId),
      createEntriesApi(session).published(entryId),
      approvalTasks(session).regulatedFields(entryId),
    ]);
    return { entry, published, fields };
  });
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const requested = task.approves ?? [];
  const valuesOf = (entry: Entry | undefined): Entry['fields'] =>
    Object.fromEntries(Object.entries(entry?.fields ?? {}).filter(([id]) => requested.includes(id)));
  const links = [valuesOf(data?.entry), valuesOf(data?.published)].flatMap((fields) =>
    referencesOf(fields).map(({ link }) => link),
  );
  const entities = useEntities(workspace, [...new Map(links.map((link) => [keyOf(link), link])).values()]);
  if (error) return <Problem>{failureText(error)}</Problem>;
  if (!data) return <p role="status">Loading…</p>;
  const type = contentTypes.find(({ sys }) => sys.id === data.entry.sys.contentType.sys.id);
  const title = entityName(data.entry, contentTypes, session.defaultLocale);
  const isOwn = data.fields.some(
    ({ field, changedBy }) => requested.includes(field) && changedBy?.sys.id === session.user.id,
  );
  const decide = async (request: () => Promise<unknown>): Promise<void> => {
    setProblem('');
    setBusy(true);
    try {
      await request();
      onDecided();
    } catch (failure) {
      setProblem(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  const requests = approvalTasks(session);
  const headingId = `approval-${task.sys.id}`;
  return (
    <article className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <a href={`#/entries/${encodeURIComponent(entryId)}`}>{title}</a>{' '}
        <span className="soft">{type?.name}</span>
      </h2>
      <p className="soft">
        {userName(task.sys.createdBy.sys.id)} asked {userName(task.assignedTo.sys.id)},{' '}
        {formatInstant(task.sys.createdAt)}
      </p>
      <blockquote>{task.body}</blockquote>
      {requested.map((id) => {
        const name = type?.fields.find((field) => field.id === id)?.name ?? id;
        const locales = Object.keys({ ...data.entry.fields[id], ...data.published?.fields[id] });
        return (locales.length ? locales : [session.defaultLocale]).map((locale) => (
          <div key={`${id} ${locale}`} className="sides" role="group" aria-label={name}>
            {[['live now', data.published] as const, ['proposed', data.entry] as const].map(([when, of]) => (
              <div key={when}>
                <h3>
                  {name}
                  {locale !== session.defaultLocale && ` (${locale})`}, {when}
                </h3>
                <pre>{readable(of?.fields[id]?.[locale], entities.nameOf)}</pre>
              </div>
            ))}
          </div>
        ));
      })}
      {session.role !== 'approver' ? (
        <p className="soft">Only approvers can decide on this.</p>
      ) : isOwn ? (
        <p className="soft">You made this change, so another approver must review it.</p>
      ) : task.sys.createdBy.sys.id === session.user.id ? (
        <p className="soft">You requested this approval, so another approver must review it.</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void decide(() => requests.refuse(task, comment.trim()));
          }}
        >
          <label>
            Comment
            <textarea
              rows={2}
              required
              maxLength={2000}
              value={comment}
              onChange={({ target }) => setComment(target.value)}
            />
          </label>
          <div className="actions">
            <button
              type="button"
              className="primary"
              disabled={isBusy}
              onClick={() => void decide(() => requests.approve(task, comment.trim()))}
            >
              Approve
            </button>
            <button type="submit" disabled={isBusy}>
              Reject
            </button>
            <span className="soft">To reject, add a comment.</span>
          </div>
        </form>
      )}
      <Problem>{problem}</Problem>
    </article>
  );
}
