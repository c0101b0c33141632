import { useState } from 'react';
import { releases, type EntityLink, type Release, type ReleaseAction } from '../api/releases.ts';
import { StatusPill } from '../entries/cells.tsx';
import { Problem } from '../Problem.tsx';
import { failureText } from './failure-text.ts';
import { ReleaseActions } from './ReleaseActions.tsx';
import { ReleaseEntities } from './ReleaseEntities.tsx';
import { ReleaseName } from './ReleaseName.tsx';
import { ReleasePages } from './ReleasePages.tsx';
import { useApiQuery, useEntities, type Workspace } from './requests.ts';
import { Schedule } from './Schedule.tsx';
import './publishing.css';

/** Screen of one release: actions, entities, schedule and pages. */
export function ReleaseView(props: Workspace & { id: string }) {
  const { session, id } = props;
  const requests = releases(session);
  const { data: release, error, refetch } = useApiQuery(['release', id], () => requests.get(id));
  const actions = useApiQuery(['release-actions', id], () => requests.actions(id));
  const items = release?.entities.items ?? [];
  const entities = useEntities(props, items);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState('');
  if (error) return <Problem>{failureText(error)}</Problem>;
  if (!release) return <p role="status">Loading…</p>;
  const isEditable = session.role !== 'author' && release.sys.status === 'active';
  const change = async (state: string, request: () => Promise<unknown>): Promise<void> => {
    setProblem('');
    setBusy(state);
    try {
      await request();
    } catch (failure) {
      setProblem(failureText(failure));
    } finally {
      setBusy('');
    }
    await Promise.all([refetch(), actions.refetch(), entities.refetch()]);
  };
  const save = (title: string, links: EntityLink[]): Promise<void> =>
    change('Saving…', () => requests.save(release, title, links));
  const lastAction: ReleaseAction | undefined = actions.data?.[0];
  return (
    <div className="publishing release">
      <p className="soft">
        <a href="#/releases">Releases</a>
      </p>
      <ReleaseTitle
        key={release.sys.version}
        release={release}
        isEditable={isEditable}
        onRename={(title) => save(title, items)}
      />
      <ReleaseActions
        {...props}
        release={release}
        lastAction={lastAction}
        busy={busy}
        nameOf={entities.nameOf}
        change={change}
      />
      <Problem>{problem}</Problem>
      <ReleaseEntities
        {...props}
        links={items}
        entities={entities}
        refused={lastAction?.error?.details?.errors ?? []}
        onChange={isEditable ? (links) => void save(release.title, links) : undefined}
      />
      <section className="card" aria-labelledby="release-schedule">
        <h2 id="release-schedule">Schedule</h2>
        <Schedule session={session} linkType="Release" id={id} />
      </section>
      <ReleasePages {...props} links={items} />
    </div>
  );
}

const focus = (element: HTMLElement | null): void => element?.focus();

interface TitleProps {
  release: Release;
  isEditable: boolean;
  onRename: (title: string) => Promise<void>;
}

function ReleaseTitle({ release, isEditable, onRename }: TitleProps) {
  const [title, setTitle] = useState(release.title);
  const [isRenaming, setRenaming] = useState(false);
  if (!isRenaming) {
    return (
      <div className="filters">
        <h1>{release.title}</h1>
        {release.sys.status === 'archived' && <StatusPill status="Archived" />}
        {isEditable && (
          <button type="button" onClick={() => setRenaming(true)}>
            Rename
          </button>
        )}
      </div>
    );
  }
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault();
        setRenaming(false);
        void onRename(title.trim());
      }}
    >
      <ReleaseName label="Name" {...{ title, setTitle }} ref={focus} />
      <button type="submit" className="primary">
        Save
      </button>
      <button type="button" onClick={() => setRenaming(false)}>
        Cancel
      </button>
    </form>
  );
}
