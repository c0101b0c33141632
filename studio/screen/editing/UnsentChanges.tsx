import { useEffect, useState } from 'react';
import { Comparison, type ComparedField } from './Comparison.tsx';
import type { Draft, Editable } from './draft.ts';
import type { Editing } from './editing.ts';
import type { EntityKind } from './entity-changes.ts';
import { same } from './merge.ts';
import { UnsentStore, type Unsent } from './unsent.ts';

interface Props {
  editing: Editing;
  kind: EntityKind;
  draft: Pick<Draft<Editable>, 'saved' | 'value' | 'changeTogether'>;
  fields: readonly ComparedField[];
}

/** What was typed in a tab that closed before it reached the service, offered again. */
export function UnsentChanges({ editing, kind, draft, fields }: Props) {
  const { id } = draft.saved.sys;
  const [found, setFound] = useState<Unsent[]>([]);
  const [store] = useState(() => new UnsentStore(`${kind}:${id}`, localStorage));
  useEffect(() => {
    let current = true;
    void store.left().then((left) => {
      const missing = left.map((one) => ({
        ...one,
        changes: one.changes.filter(
          (change) => !same(draft.value(change.field, change.locale), change.after),
        ),
      }));
      // A save that was on its way may have arrived.
      for (const { key, changes } of missing) if (!changes.length) store.forget(key);
      if (current) setFound(missing.filter(({ changes }) => changes.length));
    });
    return () => {
      current = false;
    };
  }, [store, draft]);
  const end = ({ key }: Unsent): void => {
    store.forget(key);
    setFound((before) => before.filter((one) => one.key !== key));
  };
  return found.map((unsent) => (
    <section key={unsent.key} className="conflict" aria-label="Changes that were not saved">
      <h2>Typed on {new Date(unsent.at).toLocaleString()}, and not saved before the tab closed</h2>
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
