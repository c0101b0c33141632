import { useState } from 'react';
import type { Session } from '../api/client.ts';
import { linkTo, releases, type EntityLink, type Release } from '../api/releases.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Problem } from '../Problem.tsx';
import { failureText } from './failure-text.ts';
import { keyOf } from './references.ts';
import { ReleaseName } from './ReleaseName.tsx';

const NEW = 'new';

interface Props {
  session: Session;
  entryIds: string[];
  assetIds?: string[];
  label?: string;
  onAdded?: (release: Release) => void;
}

/** Button and dialog to add entries and assets to an existing or a new release. */
export function AddToRelease({
  session,
  entryIds,
  assetIds = [],
  label = 'Add to release…',
  onAdded,
}: Props) {
  const [isOpen, setOpen] = useState(false);
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
  const close = (): void => setOpen(false);
  const open = async (): Promise<void> => {
    setProblem('');
    setAdded(undefined);
    setOpen(true);
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
      // Read the release again, because another editor might have changed it in the meantime.
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
      {isOpen && (
        <Dialog title={`Add ${count} to a release`} close={close}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void add();
            }}
          >
            {added && (
              <p role="status">
                Added to <a href={`#/releases/${encodeURIComponent(added.sys.id)}`}>{added.title}</a>.
              </p>
            )}
            {found && !added && (
              <>
                <label className="line">
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
                {choice === NEW && (
                  <ReleaseName className="line" label="Release name" {...{ title, setTitle }} />
                )}
              </>
            )}
            <Problem>{problem}</Problem>
            <div className="actions">
              <button type="button" onClick={close}>
                {added ? 'Done' : 'Cancel'}
              </button>
              {found && !added && (
                <button type="submit" className="primary">
                  Add
                </button>
              )}
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
