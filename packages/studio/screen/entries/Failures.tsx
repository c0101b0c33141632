import type { Listed } from '../api/entities.ts';
import type { Failed } from './bulk.ts';
import { addressOf } from './names.ts';

interface Props {
  failed: readonly Failed[];
  nameOf: (one: Listed) => string;
  dismiss: () => void;
}

/** Lists the failures of a bulk action. The failed entities stay selected, so that the editor can retry. */
export function Failures({ failed, nameOf, dismiss }: Props) {
  if (failed.length === 0) return null;
  return (
    <section className="failures" aria-labelledby="failures">
      <h2 id="failures">{failed.length === 1 ? '1 failed' : `${failed.length} failed`}</h2>
      <ul>
        {failed.map(({ entity, reason }) => (
          <li key={entity.sys.id}>
            <a href={addressOf(entity)}>{nameOf(entity)}</a> <span>{reason}</span>
          </li>
        ))}
      </ul>
      <p className="soft">They’re still selected. Fix them and try again.</p>
      <button type="button" onClick={dismiss}>
        Dismiss
      </button>
    </section>
  );
}
