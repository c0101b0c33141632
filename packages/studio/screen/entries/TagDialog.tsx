import { useState, type SubmitEvent } from 'react';
import { isCropFocusTag } from '@cleanpro/content-values/crop-focus';
import type { Listed } from '../api/entities.ts';
import type { Tag, Tags } from '../api/tags.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Problem } from '../Problem.tsx';
import { reasonOfError } from './bulk.ts';

type Change = 'add' | 'remove';

interface Props {
  requests: Tags;
  tags: readonly Tag[];
  reloadTags: () => Promise<unknown>;
  mayCreate: boolean;
  selected: readonly Listed[];
  apply: (add: string[], remove: string[]) => void;
  close: () => void;
}

/** Dialog to add and remove tags of the selection. A checkbox is mixed if only some of the selection has the tag. */
export function TagDialog({ requests, tags: all, reloadTags, mayCreate, selected, apply, close }: Props) {
  // The crop focus is chosen on the asset's form, next to the image.
  const tags = all.filter(({ sys }) => !isCropFocusTag(sys.id));
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const [problem, setProblem] = useState('');
  const having = (id: string): number =>
    selected.filter(({ metadata }) => metadata.tags.some(({ sys }) => sys.id === id)).length;
  const set = (id: string, change: Change): void => setChanges(new Map(changes).set(id, change));
  const chosen = (change: Change): string[] =>
    [...changes].flatMap(([id, one]) => (one === change ? [id] : []));
  const create = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name')).trim();
    setProblem('');
    try {
      const created = await requests.create(name);
      await reloadTags();
      set(created.sys.id, 'add');
      form.reset();
    } catch (error) {
      setProblem(`“${name}” wasn’t created. ${reasonOfError(error)}`);
    }
  };
  return (
    <Dialog title={`Tags for ${selected.length === 1 ? '1 item' : `${selected.length} items`}`} close={close}>
      {tags.length === 0 && (
        <p className="soft">
          No tags yet. {mayCreate ? 'Create the first one below.' : 'Only publishers can create tags.'}
        </p>
      )}
      <ul className="checks">
        {tags.map(({ sys: { id }, name }) => {
          const count = having(id);
          const change = changes.get(id);
          const isOn = change ? change === 'add' : count === selected.length;
          return (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={isOn}
                  ref={(input) => {
                    if (input) input.indeterminate = !change && count > 0 && count < selected.length;
                  }}
                  onChange={() => set(id, isOn ? 'remove' : 'add')}
                />
                {name}
                {!change && count > 0 && count < selected.length && (
                  <span className="soft">
                    {count} of {selected.length}
                  </span>
                )}
              </label>
            </li>
          );
        })}
      </ul>
      {mayCreate && (
        <form className="create-tag" onSubmit={(event) => void create(event)}>
          <label className="line">
            New tag
            <input name="name" required pattern=".*\S.*" maxLength={256} />
          </label>
          <button type="submit">Create</button>
        </form>
      )}
      <Problem>{problem}</Problem>
      <div className="actions">
        <button type="button" onClick={close}>
          Cancel
        </button>
        <button
          type="button"
          className="primary"
          disabled={changes.size === 0}
          onClick={() => {
            close();
            apply(chosen('add'), chosen('remove'));
          }}
        >
          Apply
        </button>
      </div>
    </Dialog>
  );
}
