import { useQuery } from '@tanstack/react-query';
import type { Api, Session } from '../api/client.ts';
import { publishing } from '../api/publishing.ts';
import { releases, type EntityLink } from '../api/releases.ts';
import type { ContentType, Entity, User } from '../api/schemas.ts';
import { approvalTasks } from '../api/tasks.ts';
import { entityName } from '../entries/names.ts';
import { keyOf, keyOfEntity } from './references.ts';

export interface Workspace {
  api: Api;
  session: Session;
  contentTypes: ContentType[];
}

/** No automatic retry: editors see the error and can try again themselves. */
const ONCE = { retry: false } as const;

/** Queries the API when the component mounts and whenever the key changes. */
export const useApiQuery = <T>(key: unknown[], read: () => Promise<T>, isEnabled = true) =>
  useQuery({ ...ONCE, queryKey: key, queryFn: read, enabled: isEnabled });

/** Returns all open approval requests, oldest first. */
export const useApprovalTasks = (session: Session) =>
  useApiQuery(['approval-tasks'], () => approvalTasks(session).active());

const fullName = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();

/** Returns the users of the space, and a function that returns a user's name by id. */
export function useUsers(api: Api) {
  const { data: users = [] } = useApiQuery(['users'], () => api.users());
  return {
    users,
    nameOf: (id: string | undefined): string => {
      const user = users.find(({ sys }) => sys.id === id);
      return user ? fullName(user) : 'Someone';
    },
  };
}

/** Returns functions to look up the latest versions of entities, and their names. */
export function useEntities({ session, contentTypes }: Workspace, links: EntityLink[]) {
  const keys = links.map(keyOf).toSorted();
  const { data, isLoading, refetch } = useApiQuery(
    ['entities', keys],
    () => publishing(session).entities(links),
    links.length > 0,
  );
  const byKey = new Map((data ?? []).map((entity) => [keyOfEntity(entity), entity]));
  const find = (link: EntityLink): Entity | undefined => byKey.get(keyOf(link));
  return {
    find,
    refetch,
    isLoading: links.length > 0 && isLoading,
    nameOf: (link: EntityLink): string => {
      const entity = find(link);
      if (entity) return entityName(entity, contentTypes, session.defaultLocale);
      return isLoading ? '…' : link.sys.id;
    },
    typeNameOf: (link: EntityLink): string => {
      const id = find(link)?.sys.contentType?.sys.id;
      return contentTypes.find(({ sys }) => sys.id === id)?.name ?? link.sys.linkType;
    },
  };
}

/** Returns a function that looks up the title of a release, archived or not. */
export function useReleaseTitles(session: Session): (id: string) => string {
  const { data } = useApiQuery(['releases', 'all'], async () => {
    const { list } = releases(session);
    return (await Promise.all([list('active'), list('archived')])).flat();
  });
  return (id) => data?.find(({ sys }) => sys.id === id)?.title ?? 'A release';
}
