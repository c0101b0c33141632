import { useState, type ReactNode } from 'react';
import { linkTo, type EntityLink } from '../api/releases.ts';
import { scheduledActions, type ScheduledAction } from '../api/scheduled-actions.ts';
import { Problem } from '../Problem.tsx';
import { failureText, refusalText } from './failure-text.ts';
import { keyOf } from './references.ts';
import { useApiQuery, useEntities, useReleaseTitles, useUsers, type Workspace } from './requests.ts';
import { ScheduledTime } from './Schedule.tsx';
import './publishing.css';

const PAST_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

const linksOfAction = ({ entity, error = [] }: ScheduledAction): EntityLink[] => [
  ...(entity.sys.linkType === 'Entry' ? [linkTo('Entry', entity.sys.id)] : []),
  ...error.flatMap((reason) => reason.entity ?? []),
];

/** Lists all scheduled actions, and recent ones that have succeeded or failed. */
export function ScheduleList(workspace: Workspace) {
  const { api, session } = workspace;
  const requests = scheduledActions(session);
  const { data, error, refetch } = useApiQuery(['scheduled'], () => requests.list({}));
  const releaseTitle = useReleaseTitles(session);
  const { nameOf } = useUsers(api);
  const [problem, setProblem] = useState('');
  const actions = (data ?? []).filter(({ sys }) => sys.status !== 'canceled');
  const links = new Map(actions.flatMap(linksOfAction).map((link) => [keyOf(link), link]));
  const entities = useEntities(workspace, [...links.values()]);
  const since = Date.now() - PAST_DAYS * DAY_MS;
  const waiting = actions.filter(({ sys }) => sys.status === 'scheduled');
  const past = actions
    .filter(
      ({ sys, scheduledFor }) => sys.status !== 'scheduled' && Date.parse(scheduledFor.datetime) > since,
    )
    .toReversed();
  const cancel = async (id: string): Promise<void> => {
    setProblem('');
    try {
      await requests.cancel(id);
    } catch (failure) {
      setProblem(failureText(failure));
    }
    await refetch();
  };
  const row = (action: ScheduledAction) => {
    const { sys, entity } = action;
    const id = encodeURIComponent(entity.sys.id);
    const isRelease = entity.sys.linkType === 'Release';
    const title = isRelease ? releaseTitle(entity.sys.id) : entities.nameOf(linkTo('Entry', entity.sys.id));
    return (
      <tr key={sys.id}>
        <td>
          <a href={`#/${isRelease ? 'releases' : 'entries'}/${id}`}>{title}</a>
          {isRelease && <span className="soft"> (release)</span>}
        </td>
        <td>
          <ScheduledTime action={action} />
        </td>
        <td>{nameOf(sys.updatedBy?.sys.id)}</td>
        <td>
          {sys.status === 'scheduled' ? (
            session.role !== 'author' && (
              <button type="button" aria-label={`Cancel ${title}`} onClick={() => void cancel(sys.id)}>
                Cancel
              </button>
            )
          ) : sys.status === 'succeeded' ? (
            'Done'
          ) : (
            <span className="error">Failed. {action.error && reasonsOf(action.error, entities.nameOf)}</span>
          )}
        </td>
      </tr>
    );
  };
  return (
    <div className="publishing">
      <h1>Schedule</h1>
      <Problem>{problem || (error !== null && failureText(error))}</Problem>
      {!data && !error && <p role="status">Loading…</p>}
      {data && !waiting.length && (
        <p className="soft">Nothing is scheduled. Open an entry or a release to schedule it.</p>
      )}
      {waiting.length > 0 && <Actions label="Scheduled">{waiting.map(row)}</Actions>}
      {past.length > 0 && (
        <>
          <h2>Last two weeks</h2>
          <Actions label="Last two weeks">{past.map(row)}</Actions>
        </>
      )}
    </div>
  );
}

/** Returns the reasons why an action failed. For a release, each reason names its entity. */
const reasonsOf = (
  reasons: NonNullable<ScheduledAction['error']>,
  nameOf: (link: EntityLink) => string,
): string =>
  reasons.map(({ entity, error }) => `${entity ? `${nameOf(entity)}: ` : ''}${refusalText(error)}`).join(' ');

function Actions({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="table">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">When</th>
            <th scope="col">By</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
