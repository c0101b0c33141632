import { useState } from 'react';
import type { Api } from '../api/client.ts';
import type { ContentType } from '../api/schemas.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Problem } from '../Problem.tsx';
import { reasonOfError } from './bulk.ts';

interface Props {
  api: Api;
  contentTypes: readonly ContentType[];
  /** Content type that the list is filtered by. */
  type: ContentType | undefined;
}

/** Creates and opens an entry, of the filtered content type or of one chosen in a dialog. */
export function NewEntry({ api, contentTypes, type }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const create = async (id: string): Promise<void> => {
    setProblem('');
    try {
      const { sys } = await api.createEntry(id);
      location.hash = `#/entries/${encodeURIComponent(sys.id)}`;
    } catch (error) {
      setProblem(`The entry wasn’t created. ${reasonOfError(error)}`);
    }
  };
  const found = contentTypes.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <>
      <button
        type="button"
        className="primary"
        onClick={() => (type ? void create(type.sys.id) : setOpen(true))}
      >
        {type ? `New ${type.name}` : 'New entry'}
      </button>
      {!isOpen && <Problem>{problem}</Problem>}
      {isOpen && (
        <Dialog title="New entry" close={() => setOpen(false)}>
          <label className="line">
            Content type
            <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          <ul className="choices">
            {found.map(({ sys, name }) => (
              <li key={sys.id}>
                <button type="button" onClick={() => void create(sys.id)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="soft">No content types match.</p>}
          <Problem>{problem}</Problem>
          <div className="actions">
            <button type="button" onClick={() => setOpen(false)}>
              Cancel
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
