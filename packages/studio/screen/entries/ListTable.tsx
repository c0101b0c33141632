import { useEffect, useRef, type ReactNode } from 'react';
import type { Listed } from '../api/entities.ts';
import type { Column } from './columns.tsx';
import type { Selection } from './selection.ts';

/** Enough to fill a screen while the first rows load. */
const PLACEHOLDERS = 12;

interface Props {
  caption: string;
  nameColumn: Pick<Column, 'name' | 'order'>;
  columns: readonly Column[];
  rows: readonly Listed[];
  isFirst: boolean;
  isLoading: boolean;
  selection: Selection;
  nameOf: (row: Listed) => string;
  /** Renders the name as a link, and anything next to it. */
  nameCell: (row: Listed) => ReactNode;
  order: string;
  sort: (order: string) => void;
}

/** Table with a checkbox per row and sortable columns. */
export function ListTable(props: Props) {
  const { caption, nameColumn, columns, rows, isFirst, isLoading, selection, nameOf, nameCell } = props;
  const { order, sort } = props;
  return (
    <div className="table-frame" aria-busy={isLoading}>
      <table className="list-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="pick">
              <AllCheckbox rows={rows} selection={selection} />
            </th>
            <Header column={nameColumn} order={order} sort={sort} />
            {columns.map((column) => (
              <Header key={column.id} column={column} order={order} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isFirst &&
            Array.from({ length: PLACEHOLDERS }, (_value, index) => (
              <tr key={index} className="placeholder">
                <td colSpan={columns.length + 2}>
                  <span className="visually-hidden">Loading…</span>
                  <span className="bone" />
                </td>
              </tr>
            ))}
          {rows.map((row, index) => {
            const isSelected = selection.has(row.sys.id);
            return (
              <tr key={row.sys.id} data-selected={isSelected || undefined}>
                <td className="pick">
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`Select ${nameOf(row)}`}
                      checked={isSelected}
                      onClick={(event) => selection.toggle(index, event.shiftKey)}
                      onChange={() => undefined}
                    />
                  </label>
                </td>
                <td className="name">{nameCell(row)}</td>
                {columns.map((column) => (
                  <td key={column.id}>{column.cell(row)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function AllCheckbox({ rows, selection }: { rows: readonly Listed[]; selection: Selection }) {
  const input = useRef<HTMLInputElement>(null);
  const count = rows.filter(({ sys }) => selection.has(sys.id)).length;
  const isAll = rows.length > 0 && count === rows.length;
  useEffect(() => {
    if (input.current) input.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <label>
      <input
        ref={input}
        type="checkbox"
        aria-label="Select all on this page"
        checked={isAll}
        disabled={rows.length === 0}
        onChange={() => selection.setAll(rows, !isAll)}
      />
    </label>
  );
}

function Header({
  column,
  order,
  sort,
}: {
  column: Pick<Column, 'name' | 'order'>;
  order: string;
  sort: Props['sort'];
}) {
  const { name, order: by } = column;
  if (!by) return <th scope="col">{name}</th>;
  const isUp = order === by;
  const isDown = order === `-${by}`;
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button
        type="button"
        className="sort"
        // The first click on a date column sorts the latest dates first.
        onClick={() => sort(isUp ? `-${by}` : isDown ? by : by.endsWith('At') ? `-${by}` : by)}
      >
        {name}
        <span
          className="arrow"
          aria-hidden="true"
          data-direction={isUp ? 'up' : isDown ? 'down' : undefined}
        />
      </button>
    </th>
  );
}
