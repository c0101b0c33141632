import { Comparison, type ComparedField } from './Comparison.tsx';
import type { Draft, Editable } from './draft.ts';
import type { Editing } from './editing.ts';

interface Props {
  editing: Editing;
  draft: Pick<Draft<Editable>, 'conflicts' | 'value' | 'resolve'>;
  fields: readonly ComparedField[];
}

/** Shows both values of each field that two editors changed, until one of the values is chosen. */
export function Conflicts({ editing, draft, fields }: Props) {
  return draft.conflicts.map((conflict) => {
    const { field: id, locale, theirs } = conflict;
    const field = fields.find((one) => one.id === id);
    if (!field) return null;
    const take = (choice: 'mine' | 'theirs') => (
      <button type="button" onClick={() => draft.resolve(conflict, choice)}>
        Keep {choice}
      </button>
    );
    const isDefault = locale === editing.session.defaultLocale;
    return (
      <section key={`${id} ${locale}`} className="conflict" aria-label={`Conflict in ${field.name}`}>
        <h2>
          {field.name}
          {!isDefault && ` (${locale})`} was also changed by someone else
        </h2>
        <p className="soft">
          Their version is saved. Choose which one to keep. Your other changes save as usual.
        </p>
        <Comparison
          editing={editing}
          field={field}
          sides={[
            { title: 'Mine', value: draft.value(id, locale), action: take('mine') },
            { title: 'Theirs', value: theirs, action: take('theirs') },
          ]}
        />
      </section>
    );
  });
}
