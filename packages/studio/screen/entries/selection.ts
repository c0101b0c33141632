/** Selected rows, kept while the editor pages through the same list. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Listed } from '../api/entities.ts';

export interface Selection {
  /** Selected entities in their latest known versions. */
  entities: Listed[];
  has: (id: string) => boolean;
  /** Selects or deselects a row, or with `isRange` all rows between it and the last toggled one. */
  toggle: (index: number, isRange: boolean) => void;
  setAll: (entities: readonly Listed[], isSelected: boolean) => void;
  /** Selects only these entities. */
  replace: (entities: readonly Listed[]) => void;
}

const NONE: ReadonlyMap<string, Listed> = new Map();

/**
 * Manages the selection of a list.
 * @param scope filters of the list; changing them clears the selection
 */
export function useSelection(rows: readonly Listed[], scope: string): Selection {
  const [stored, setStored] = useState({ scope, selected: NONE });
  const last = useRef<string>(undefined);
  const selected = stored.scope === scope ? stored.selected : NONE;
  const put = useCallback(
    (next: ReadonlyMap<string, Listed>): void => setStored({ scope, selected: next }),
    [scope],
  );
  return useMemo(() => {
    const setAll = (entities: readonly Listed[], isSelected: boolean): void => {
      const next = new Map(selected);
      for (const entity of entities)
        if (isSelected) next.set(entity.sys.id, entity);
        else next.delete(entity.sys.id);
      put(next);
    };
    const latest = new Map(rows.map((row) => [row.sys.id, row]));
    return {
      entities: [...selected.values()].map((one) => latest.get(one.sys.id) ?? one),
      has: (id) => selected.has(id),
      toggle: (index, isRange) => {
        const row = rows[index];
        if (!row) return;
        const from = isRange ? rows.findIndex(({ sys }) => sys.id === last.current) : -1;
        last.current = row.sys.id;
        const [start, end] = from < 0 ? [index, index] : [Math.min(from, index), Math.max(from, index)];
        setAll(rows.slice(start, end + 1), !selected.has(row.sys.id));
      },
      setAll,
      replace: (entities) => put(new Map(entities.map((entity) => [entity.sys.id, entity]))),
    };
  }, [rows, selected, put]);
}
