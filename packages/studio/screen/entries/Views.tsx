import { useState, type SubmitEvent } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
import { parseFilters, queryOf } from './address.ts';
import { useStored } from './stored.ts';
import { NO_VIEWS, savedViews, type View } from './views.ts';

interface Props {
  defaults: readonly View[];
  /** Query of the URL hash, without the page. */
  query: string;
}

const addressOf = (query: string): string => `#/entries${query && `?${query}`}`;

/** Lists the default views and the views saved in this browser. */
export function Views({ defaults, query }: Props) {
  const [saved, setSaved] = useStored('views', savedViews, NO_VIEWS);
  const [edited, setEdited] = useState<View>();
  const isCurrent = (view: View): boolean => queryOf(parseFilters(view.query)) === query;
  const isSaved = [...defaults, ...saved].some(isCurrent);
  const link = (view: View) => (
    <a href={addressOf(view.query)} aria-current={isCurrent(view) ? 'page' : undefined}>
      {view.name}
    </a>
  );
  const save = (view: View): void => {
    const isThere = saved.some(({ id }) => id === view.id);
    setSaved(isThere ? saved.map((one) => (one.id === view.id ? view : one)) : [...saved, view]);
  };
  return (
    <nav aria-label="Views" className="views">
      <ul>
        {defaults.map((view) => (
          <li key={view.id}>{link(view)}</li>
        ))}
      </ul>
      {saved.length > 0 && (
        <>
          <h2>Saved views</h2>
          <ul>
            {saved.map((view) => (
              <li key={view.id}>
                {link(view)}
                <button type="button" aria-label={`Edit view ${view.name}`} onClick={() => setEdited(view)}>
                  <span aria-hidden="true">⋯</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {!isSaved && (
        <button
          type="button"
          className="save-view"
          onClick={() => setEdited({ id: crypto.randomUUID(), name: '', query })}
        >
          Save view
        </button>
      )}
      {edited && (
        <ViewDialog
          view={edited}
          query={query}
          isNew={!saved.some(({ id }) => id === edited.id)}
          save={save}
          remove={() => setSaved(saved.filter(({ id }) => id !== edited.id))}
          close={() => setEdited(undefined)}
        />
      )}
    </nav>
  );
}

interface DialogProps {
  view: View;
  query: string;
  isNew: boolean;
  save: (view: View) => void;
  remove: () => void;
  close: () => void;
}

function ViewDialog({ view, query, isNew, save, remove, close }: DialogProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const name = String(values.get('name')).trim();
    save({ ...view, name, query: values.has('current') ? query : view.query });
    close();
  };
  return (
    <Dialog title={isNew ? 'Save view' : 'Edit view'} close={close}>
      <form onSubmit={submit}>
        <label className="line">
          Name
          <input name="name" defaultValue={view.name} required pattern=".*\S.*" maxLength={60} />
        </label>
        {isNew ? (
          <p className="soft">Saves the filters and sort order in this browser.</p>
        ) : (
          <label className="check-line">
            <input type="checkbox" name="current" disabled={view.query === query} />
            Replace its filters with the current ones
          </label>
        )}
        <div className="actions">
          {!isNew && (
            <button
              type="button"
              className="danger"
              onClick={() => {
                remove();
                close();
              }}
            >
              Delete
            </button>
          )}
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" className="primary">
            Save
          </button>
        </div>
      </form>
    </Dialog>
  );
}
