import { useState, type ReactNode } from 'react';
import type { Entities, Kind } from '../api/entities.ts';
import { isFiltered, PAGE_SIZE, parametersOf, type Filters } from './address.ts';
import { countLabel } from './BulkBar.tsx';
import type { Rows } from './list-data.ts';
import type { Selection } from './selection.ts';
import type { Bulk } from './use-bulk.ts';

/** Maximum number of selected rows: the API's maximum page size. */
const MAX_SELECTED = 1000;

interface Props {
  kind: Kind;
  entities: Entities;
  filters: Filters;
  list: Rows;
  selection: Selection;
  bulk: Bulk;
  clear: () => void;
  /** Tools for the list, shown while nothing is selected. */
  tools: ReactNode;
  actions: ReactNode;
}

/** Toolbar of a list: the number of results, or actions for the selection. Its height never changes. */
export function ListToolbar({
  kind,
  entities,
  filters,
  list,
  selection,
  bulk,
  clear,
  tools,
  actions,
}: Props) {
  const count = selection.entities.length;
  const { running, result } = bulk;
  const total = list.total ?? 0;
  const isPage = list.rows.length > 0 && list.rows.every(({ sys }) => selection.has(sys.id));
  const text = running
    ? `${running.doing} ${running.done} of ${running.total}…`
    : [
        result,
        count
          ? `${count.toLocaleString()} selected`
          : list.total === undefined
            ? 'Loading…'
            : countLabel(total, kind),
      ]
        .filter(Boolean)
        .join(' · ');
  return (
    <div className="list-toolbar" data-selected={count > 0 || undefined}>
      <p role="status">{text}</p>
      {running ? (
        <>
          <progress aria-label={running.doing} value={running.done} max={running.total} />
          <button type="button" onClick={bulk.stop}>
            Stop
          </button>
        </>
      ) : count > 0 ? (
        <>
          {isPage && total > PAGE_SIZE && count < Math.min(total, MAX_SELECTED) && (
            <SelectMatching {...{ kind, entities, filters, total, selection }} />
          )}
          {actions}
        </>
      ) : (
        <>
          {isFiltered(filters) && (
            <button type="button" className="plain" onClick={clear}>
              Clear filters
            </button>
          )}
          {tools}
        </>
      )}
    </div>
  );
}

interface MatchingProps {
  kind: Kind;
  entities: Entities;
  filters: Filters;
  total: number;
  selection: Selection;
}

function SelectMatching({ kind, entities, filters, total, selection }: MatchingProps) {
  const [isReading, setReading] = useState(false);
  const select = async (): Promise<void> => {
    setReading(true);
    try {
      const { items } = await entities.page(kind, parametersOf({ ...filters, page: 1 }, MAX_SELECTED));
      selection.replace(items);
    } finally {
      setReading(false);
    }
  };
  return (
    <button type="button" className="plain" disabled={isReading} onClick={() => void select()}>
      {total > MAX_SELECTED
        ? `Select the first ${MAX_SELECTED.toLocaleString()}`
        : `Select all ${total.toLocaleString()}`}
    </button>
  );
}
