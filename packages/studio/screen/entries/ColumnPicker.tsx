import { useState } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
import type { Column } from './columns.tsx';

interface Props {
  /** All columns, in the order of the table. */
  columns: readonly Column[];
  chosen: readonly string[];
  choose: (ids: string[] | null) => void;
  typeName: string | undefined;
}

/** Button and dialog to choose the columns of a list, per content type. */
export function ColumnPicker({ columns, chosen, choose, typeName }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Columns
      </button>
      {isOpen && (
        <Dialog title={typeName ? `Columns for ${typeName}` : 'Columns'} close={() => setOpen(false)}>
          <p className="soft">
            {typeName
              ? 'Saved in this browser for this content type.'
              : 'Saved in this browser for lists of all content types. To choose from fields, filter by a content type.'}
          </p>
          <ul className="checks">
            {columns.map(({ id, name }) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(id)}
                    onChange={({ target }) => {
                      const next = new Set(chosen);
                      if (target.checked) next.add(id);
                      else next.delete(id);
                      choose(columns.flatMap((one) => (next.has(one.id) ? [one.id] : [])));
                    }}
                  />
                  {name}
                </label>
              </li>
            ))}
          </ul>
          <div className="actions">
            <button type="button" onClick={() => choose(null)}>
              Reset
            </button>
            <button type="button" className="primary" onClick={() => setOpen(false)}>
              Done
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
