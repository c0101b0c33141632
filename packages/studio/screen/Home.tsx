import { scheduledActions } from './api/scheduled-actions.ts';
import { isRefused, waitsFor, type Task } from './api/tasks.ts';
import { linkTo } from './api/releases.ts';
import { StatusPill } from './entries/cells.tsx';
import { entityName } from './entries/names.ts';
import { statusOf } from './entries/status.ts';
import { failureText } from './publishing/failure-text.ts';
import {
  useApiQuery,
  useApprovalTasks,
  useEntities,
  useReleaseTitles,
  type Workspace,
} from './publishing/requests.ts';
import { ScheduledTime } from './publishing/Schedule.tsx';
import { Problem } from './Problem.tsx';
import './publishing/publishing.css';

const MAX_LISTED = 10;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Start page of the studio: the signed-in editor's recent entries, approvals and scheduled actions. */
export function Home(workspace: Workspace) {
  const { api, session, contentTypes } = workspace;
  const { id } = session.user;
  const tasks = useApprovalTasks(session);
  const edited = useApiQuery(['edited-by', id], () =>
    api.entries(
      new URLSearchParams({
        'sys.updatedBy.sys.id': id,
        order: '-sys.updatedAt',
        limit: String(MAX_LISTED),
      }),
    ),
  );
  const scheduled = useApiQuery(['scheduled'], () => scheduledActions(session).list({}));
  const toApprove = (tasks.data ?? []).filter((task) => waitsFor(id, task));
  const requested = (tasks.data ?? []).filter((task) => task.sys.createdBy.sys.id === id);
  const releaseTitle = useReleaseTitles(session);
  const weekAgo = Date.now() - WEEK_MS;
  const notable = (scheduled.data ?? []).filter(
    ({ sys, scheduledFor }) =>
      sys.status === 'scheduled' || (sys.status === 'failed' && Date.parse(scheduledFor.datetime) > weekAgo),
  );
  const failed = notable.filter(({ sys }) => sys.status === 'failed');
  const next = notable.filter(({ sys }) => sys.status === 'scheduled').slice(0, MAX_LISTED);
  const ids = [...toApprove, ...requested].map(({ sys }) => sys.parentEntity.sys.id);
  const scheduledIds = [...failed, ...next].flatMap(({ entity }) =>
    entity.sys.linkType === 'Entry' ? [entity.sys.id] : [],
  );
  const entities = useEntities(
    workspace,
    [...new Set([...ids, ...scheduledIds])].map((one) => linkTo('Entry', one)),
  );
  const entryLink = (of: string) => (
    <a href={`#/entries/${encodeURIComponent(of)}`}>{entities.nameOf(linkTo('Entry', of))}</a>
  );
  const taskItem = (task: Task, note: string) => (
    <li key={task.sys.id}>
      <span>
        {entryLink(task.sys.parentEntity.sys.id)} <span className="soft">{note}</span>
      </span>
    </li>
  );
  const error = tasks.error ?? edited.error ?? scheduled.error;
  return (
    <div className="publishing home">
      <h1>Your work</h1>
      {error !== null && <Problem>{failureText(error)}</Problem>}
      <div className="columns">
        <section className="card" aria-labelledby="edited">
          <h2 id="edited">Edited by you</h2>
          {edited.data?.items.length === 0 && (
            <p>
              Nothing yet. <a href="#/entries">Find an entry</a> to get started.
            </p>
          )}
          <ul className="found">
            {edited.data?.items.map((entry) => (
              <li key={entry.sys.id}>
                <span>
                  <a href={`#/entries/${encodeURIComponent(entry.sys.id)}`}>
                    {entityName(entry, contentTypes, session.defaultLocale)}
                  </a>{' '}
                  <span className="soft">
                    {contentTypes.find(({ sys }) => sys.id === entry.sys.contentType.sys.id)?.name}
                  </span>
                </span>
                <StatusPill status={statusOf(entry)} />
              </li>
            ))}
          </ul>
        </section>
        <section className="card" aria-labelledby="approvals">
          <h2 id="approvals">Approvals</h2>
          {tasks.data && !toApprove.length && !requested.length && (
            <p className="soft">No pending approvals.</p>
          )}
          {toApprove.length > 0 && (
            <p>
              <a href="#/approvals">
                {toApprove.length === 1 ? '1 request is waiting' : `${toApprove.length} requests are waiting`}{' '}
                for you
              </a>
            </p>
          )}
          <ul className="found">
            {requested.map((task) =>
              taskItem(task, isRefused(task) ? 'was rejected' : 'is waiting for approval'),
            )}
          </ul>
        </section>
        <section className="card" aria-labelledby="next">
          <h2 id="next">
            <a href="#/schedule">Schedule</a>
          </h2>
          {scheduled.data && !notable.length && <p className="soft">Nothing is scheduled.</p>}
          <ul className="found">
            {[...failed, ...next].map((action) => (
              <li key={action.sys.id}>
                <span>
                  {action.entity.sys.linkType === 'Release' ? (
                    <a href={`#/releases/${encodeURIComponent(action.entity.sys.id)}`}>
                      {releaseTitle(action.entity.sys.id)}
                    </a>
                  ) : (
                    entryLink(action.entity.sys.id)
                  )}{' '}
                  {action.sys.status === 'failed' ? (
                    <a className="error" href="#/schedule">
                      failed
                    </a>
                  ) : (
                    <ScheduledTime action={action} />
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
