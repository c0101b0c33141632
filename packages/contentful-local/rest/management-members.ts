import { Hono } from 'hono';
import type { Editors } from '../editors/editors.ts';
import { userLink } from '../space/actor.ts';
import type { Environments } from '../environments.ts';
import { link } from './delivery-item.ts';
import { missing } from './management-error.ts';
import { editorItem, USER, USER_PROPERTIES, userItem } from './management-user.ts';
import { parametersOf } from './parameters.ts';
import { propertyList } from './property-list.ts';

interface Options {
  environments: Environments;
  editors: Editors;
}

/**
 * Creates the read-only routes `/users`, `/space_members` and `/space_memberships` of a space. They list the workspace
 * and the editors.
 */
export function createMembersApp({ environments, editors }: Options): Hono {
  const app = new Hono();
  const { first } = environments;
  const space = link('Space', first.spaceId);
  const users = () => {
    const since = environments.record(first.id)?.createdAt ?? new Date(0).toISOString();
    return [userItem(since), ...editors.list().map(editorItem)];
  };
  /** An editor's rights depend on the editor's own role, not on roles of the space. */
  const members = () =>
    users()
      .filter(({ activated }) => activated)
      .map(({ sys: { id, createdAt, updatedAt } }) => ({
        sys: { id: `${first.spaceId}-${id}`, version: 1, space, user: userLink(id), createdAt, updatedAt },
        admin: id === USER.sys.id,
        roles: [],
      }));
  const spaceMembers = () =>
    members().map(({ sys, ...rights }) => ({
      sys: { ...sys, type: 'SpaceMember', relatedMemberships: [link('SpaceMembership', sys.id)] },
      ...rights,
    }));
  const memberships = () =>
    members().map(({ sys, ...rights }) => ({
      sys: { ...sys, type: 'SpaceMembership' },
      user: sys.user,
      ...rights,
    }));

  for (const [path, type, list] of [
    ['/users', 'User', users],
    ['/space_members', 'SpaceMember', spaceMembers],
    ['/space_memberships', 'SpaceMembership', memberships],
  ] as const) {
    app.get(path, (context) =>
      context.json(propertyList<{ sys: { id: string } }>(list(), parametersOf(context), USER_PROPERTIES)),
    );
    app.get(`${path}/:id`, (context) => {
      const id = context.req.param('id');
      const found = list().find(({ sys }) => sys.id === id);
      if (!found) throw missing(type, id);
      return context.json(found);
    });
  }
  return app;
}
