import { useEffect, useState } from 'react';
import { Comparison, type ComparedField } from './Comparison.tsx';
import type { Draft, Editable } from './draft.ts';
import type { Editing } from './editing.ts';
import { same } from './merge.ts';
import type { Unsent } from './unsent.ts';

interface Props {
  editing: Editing;
  draft: Pick<Draft<Editable>, 'unsent' | 'value' | 'changeTogether'>;
  fields: readonly ComparedField[];
}

/** Offers to restore changes that a closed tab had not saved. */
export function UnsentChanges({ editing, draft, fields }: Props) {
  const [found, setFound] = useState<Unsent[]>([]);
  useEffect(() => {
    let current = true;
    void draft.unsent?.left().then((left) => {
      const missing = left.map((one) => ({
        ...one,
        changes: one.changes.filter(
          (change) => !same(draft.value(change.field, change.locale), change.after),
        ),
      }));
      // A save that was in flight when the tab closed might have succeeded.
      for (const { key, changes } of missing) if (!changes.length) draft.unsent?.forget(key);
      if (current) setFound(missing.filter(({ changes }) => changes.length));
    });
    return () => {
      current = false;
    };
  }, [draft]);
  const end = ({ key }: Unsent): void => {
    draft.unsent?.forget(key);
    setFound((before) => before.filter((one) => one.key !== key));
  };
  return found.map((unsent) => (
    <section key={unsent.key} className="conflict" aria-label="Unsaved changes">
      <h2>Unsaved changes from {new Date(unsent.at).toLocaleString()}, before the tab closed</h2>
      {unsent.changes.map(({ field: fieldId, locale, after }) => {
        const field = fields.find((one) => one.id === fieldId);
        return field ? (
          <Comparison
            key={`${fieldId} ${locale}`}
            editing={editing}
            field={field}
            sides={[
              { title: `${field.name}, not saved`, value: after },
              { title: `${field.name}, saved`, value: draft.value(fieldId, locale) },
            ]}
          />
        ) : null;
      })}
      <div className="filters">
        <button
          type="button"
          className="primary"
          onClick={() => {
            draft.changeTogether(unsent.changes.map(({ after, ...place }) => ({ ...place, value: after })));
            end(unsent);
          }}
        >
          Restore
        </button>
        <button type="button" onClick={() => end(unsent)}>
          Discard
        </button>
      </div>
    </section>
  ));
}
