import type { Listed } from '../api/entities.ts';
import type { Draft } from '../editing/draft.ts';

/** The texts that two editors changed, until one of the two is taken. */
export const AssetConflicts = ({ draft }: { draft: Draft<Listed> }) =>
  draft.conflicts.map((conflict) => (
    <section
      key={`${conflict.field} ${conflict.locale}`}
      className="conflict"
      aria-label={`Conflict in ${conflict.field}`}
    >
      <h2>The {conflict.field} was changed by somebody else too</h2>
      <p>Mine: {String(draft.value(conflict.field, conflict.locale) ?? 'empty')}</p>
      <p>Theirs: {String(conflict.theirs ?? 'empty')}</p>
      <div className="filters">
        <button type="button" onClick={() => draft.resolve(conflict, 'mine')}>
          Take mine
        </button>
        <button type="button" onClick={() => draft.resolve(conflict, 'theirs')}>
          Take theirs
        </button>
      </div>
    </section>
  ));
