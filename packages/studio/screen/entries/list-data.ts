/** Queries of lists. Cached results are displayed immediately and reloaded in the background. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createBulkActions, type BulkActions } from '../api/bulk-actions.ts';
import type { Api, Session } from '../api/client.ts';
import { createEntities, type Entities, type Kind, type Listed } from '../api/entities.ts';
import { createTags, type Tag, type Tags } from '../api/tags.ts';
import type { User } from '../api/schemas.ts';

export interface Requests {
  entities: Entities;
  bulkActions: BulkActions;
  tags: Tags;
}

export const useRequests = (session: Session): Requests =>
  useMemo(
    () => ({
      entities: createEntities(session),
      bulkActions: createBulkActions(session),
      tags: createTags(session),
    }),
    [session],
  );

const NO_ROWS: Listed[] = [];
const NO_TAGS: Tag[] = [];
const NO_USERS: User[] = [];

export interface Rows {
  rows: Listed[];
  /** Undefined until the first response. */
  total: number | undefined;
  isLoading: boolean;
  error: string;
  reload: () => Promise<unknown>;
}

/** Reads one page of a list. Returns the previous page until the new one has loaded. */
export function useRows({ entities }: Requests, kind: Kind, parameters: URLSearchParams): Rows {
  const { data, error, isFetching, isPreviousData, refetch } = useQuery({
    queryKey: [kind, parameters.toString()],
    queryFn: () => entities.page(kind, parameters),
    keepPreviousData: true,
    retry: false,
  });
  return {
    rows: data?.items ?? NO_ROWS,
    total: data?.total,
    isLoading: isFetching && (isPreviousData || !data),
    error: error instanceof Error ? error.message : '',
    reload: refetch,
  };
}

export function useTags({ tags }: Requests): { tags: Tag[]; reload: () => Promise<unknown> } {
  const queries = useQueryClient();
  const { data = NO_TAGS } = useQuery({ queryKey: ['tags'], queryFn: tags.list, staleTime: 60_000 });
  return { tags: data, reload: () => queries.invalidateQueries(['tags']) };
}

export function useUsers(api: Api): User[] {
  const { data = NO_USERS } = useQuery({ queryKey: ['users'], queryFn: api.users, staleTime: 60_000 });
  return data;
}
