import { useQuery } from '@tanstack/react-query';
import type { Entities } from '../api/entities.ts';
import type { ContentType } from '../api/schemas.ts';
import { StatusPill } from '../entries/cells.tsx';
import { addressOf, entityName } from '../entries/names.ts';
import { statusOf } from '../entries/status.ts';

const DISPLAYED = 10;

interface Props {
  id: string;
  locale: string;
  entities: Entities;
  contentTypes: readonly ContentType[];
}

/** List of the entries that use an asset. */
export function UsedBy({ id, locale, entities, contentTypes }: Props) {
  const query = new URLSearchParams({
    links_to_asset: id,
    limit: String(DISPLAYED),
    order: '-sys.updatedAt',
  });
  const { data, error } = useQuery({
    queryKey: ['entries', query.toString()],
    queryFn: () => entities.page('entries', query),
    retry: false,
  });
  return (
    <section className="used" aria-labelledby="used-by">
      <h2 id="used-by">Used by</h2>
      {!data && <p className="soft">{error instanceof Error ? error.message : 'Loading…'}</p>}
      {data?.total === 0 && <p className="soft">Not used by any entry.</p>}
      <ul>
        {data?.items.map((entry) => (
          <li key={entry.sys.id}>
            <a href={addressOf(entry)}>{entityName(entry, contentTypes, locale)}</a>{' '}
            <span className="soft">
              {contentTypes.find(({ sys }) => sys.id === entry.sys.contentType?.sys.id)?.name}
            </span>{' '}
            <StatusPill status={statusOf(entry)} />
          </li>
        ))}
      </ul>
      {data && data.total > DISPLAYED && (
        <p>
          <a href={`#/entries?links_to_asset=${encodeURIComponent(id)}`}>
            View all {data.total.toLocaleString()}
          </a>
        </p>
      )}
    </section>
  );
}
