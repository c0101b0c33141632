import { useState } from 'react';
import { releases, type Release } from '../api/releases.ts';
import { scheduledActions } from '../api/scheduled-actions.ts';
import { Problem } from '../Problem.tsx';
import { failureText } from './failure-text.ts';
import { useApiQuery, useUsers, type Workspace } from './requests.ts';
import { formatInstant } from './zoned-time.ts';
import './publishing.css';

/** List of releases, latest first, with a form to create one. */
export function ReleaseList({ api, session }: Workspace) {
  const requests = releases(session);
  const [status, setStatus] = useState<Release['sys']['status']>('active');
  const [problem, setProblem] = useState('');
  const { data, error } = useApiQuery(['releases', status], () => requests.list(status));
  const { data: scheduled = [] } = useApiQuery(['scheduled', 'releases'], () =>
    scheduledActions(session).list({ 'entity.sys.linkType': 'Release', 'sys.status': 'scheduled' }),
  );
  const { nameOf } = useUsers(api);
  const create = async (title: string): Promise<void> => {
    setProblem('');
    try {
      const release = await requests.create(title, []);
      location.hash = `#/releases/${encodeURIComponent(release.sys.id)}`;
    } catch (failure) {
      setProblem(failureText(failure));
    }
  };
  return (
    <div className="publishing">
      <h1>Releases</h1>
      <p className="soft">Group entries to publish them together: all of them, or none.</p>
      <div className="filters">
        {session.role !== 'author' && (
          <form
            className="filters"
            onSubmit={(event) => {
              event.preventDefault();
              void create(String(new FormData(event.currentTarget).get('title')).trim());
            }}
          >
            <label>
              Name
              <input name="title" required maxLength={255} pattern=".*\S.*" title="Enter a name" />
            </label>
            <button type="submit" className="primary">
              Create release
            </button>
          </form>
        )}
        <label>
          Show
          <select
            value={status}
            onChange={({ target }) => setStatus(target.value === 'archived' ? 'archived' : 'active')}
          >
            <option value="active">Open releases</option>
            <option value="archived">Archived releases</option>
          </select>
        </label>
      </div>
      <Problem>{problem || (error !== null && failureText(error))}</Problem>
      {!data && !error && <p role="status">Loading…</p>}
      {data?.length === 0 && <p className="soft">No releases found.</p>}
      {data && data.length > 0 && (
        <div className="table">
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Entries</th>
                <th scope="col">Scheduled</th>
                <th scope="col">Created by</th>
                <th scope="col">Updated</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ sys, title, entities }) => {
                const next = scheduled.find(({ entity }) => entity.sys.id === sys.id);
                return (
                  <tr key={sys.id}>
                    <td>
                      <a href={`#/releases/${encodeURIComponent(sys.id)}`}>{title}</a>
                    </td>
                    <td>{entities.items.length}</td>
                    <td>
                      {next
                        ? formatInstant(next.scheduledFor.datetime, next.scheduledFor.timezone)
                        : 'Not scheduled'}
                    </td>
                    <td>{nameOf(sys.createdBy.sys.id)}</td>
                    <td>{formatInstant(sys.updatedAt)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
