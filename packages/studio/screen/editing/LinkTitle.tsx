import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { titleOf, type Editing } from './editing.ts';
import type { EntityKind } from './entity-changes.ts';

interface Props {
  editing: Editing;
  kind: EntityKind;
  id: string;
}

/** Returns the current title of an entry or asset; undefined while it loads. */
export function useTitle({ editing, kind, id }: Props): string | undefined {
  const queries = useQueryClient();
  const { data, isError } = useQuery(['title', kind, id], async () => {
    const entity = await (kind === 'Entry' ? editing.api.entry(id) : editing.assetsApi.entry(id));
    return titleOf(editing, entity);
  });
  useEffect(
    () =>
      editing.changes.subscribe((ofKind, { sys }) => {
        if (ofKind === kind && sys.id === id) void queries.invalidateQueries(['title', kind, id]);
      }),
    [editing, queries, kind, id],
  );
  return isError ? `Missing ${kind.toLowerCase()}` : data;
}

/** Title of a linked entry or asset. */
export function LinkTitle(props: Props) {
  return <cite className="link-title">{useTitle(props) ?? '…'}</cite>;
}
