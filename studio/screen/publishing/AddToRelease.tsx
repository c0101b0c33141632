import { useRef, useState } from 'react';
import type { Session } from '../api/client.ts';
import { linkTo, releases, type EntityLink, type Release } from '../api/releases.ts';
import { failureText } from './failure-text.ts';
import { keyOf } from './references.ts';
import { ReleaseName } from './ReleaseName.tsx';
import './modal.css';

const NEW = 'new';

interface Props {
  session: Session;
  entryIds: string[];
  assetIds?: string[];
  label?: string;
  onAdded?: (release: Release) => void;
}

/** A button that adds entries to a release, an existing one or a new one. */
export function AddToRelease({
  session,
  entryIds,
  assetIds = [],
  label = 'Add to release…',
  onAdded,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<Release[]>();
  const [choice, setChoice] = useState(NEW);
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState('');
  const [added, setAdded] = useState<Release>();
  const requests = releases(session);
  const links: EntityLink[] = [
    ...entryIds.map((id) => linkTo('Entry', id)),
    ...assetIds.map((id) => linkTo('Asset', id)),
  ];
  const open = async (): Promise<void> => {
    setProblem('');
    setAdded(undefined);
    dialog.current?.showModal();
    try {
      const list = await requests.list();
      setFound(list);
      setChoice(list[0]?.sys.id ?? NEW);
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  const add = async (): Promise<void> => {
    setProblem('');
    try {
      // Somebody else may have added to it meanwhile.
      const release = choice === NEW ? undefined : await requests.get(choice);
      const items = new Map(
        [...(release?.entities.items ?? []), ...links].map((link) => [keyOf(link), link]),
      );
      const saved = release
        ? await requests.save(release, release.title, [...items.values()])
        : await requests.create(title.trim(), links);
      setAdded(saved);
      onAdded?.(saved);
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  const count = links.length === 1 ? 'this entry' : `${links.length} entries`;
  return (
    <>
      <button type="button" disabled={links.length === 0} onClick={() => void open()}>
        {label}
      </button>
      <dialog ref={dialog} className="modal" aria-label="Add to a release">
        <h2>Add {count} to a release</h2>
        {added ? (
          <p role="status">
            Added to <a href={`#/releases/${encodeURIComponent(added.sys.id)}`}>{added.title}</a>.
          </p>
        ) : (
          found && (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                void add();
              }}
            >
              <label>
                Release
                <select value={choice} onChange={({ target }) => setChoice(target.value)}>
                  {found.map((release) => (
                    <option key={release.sys.id} value={release.sys.id}>
                      {release.title}
                    </option>
                  ))}
                  <option value={NEW}>New release…</option>
                </select>
              </label>
              {choice === NEW && <ReleaseName label="Name of the release" {...{ title, setTitle }} />}
              <button type="submit" className="primary">
                Add
              </button>
            </form>
          )
        )}
        {problem && (
          <p role="alert" className="error">
            {problem}
          </p>
        )}
        <form method="dialog">
          <button type="submit">{added ? 'Done' : 'Cancel'}</button>
        </form>
      </dialog>
    </>
  );
}
