/** Users of the management API: the editors, and the workspace, whose token belongs to no editor. */
import type { Editor } from '../editors/editors.ts';
import { userLink, WORKSPACE } from '../space/actor.ts';
import { link } from './delivery-item.ts';

/** Link to the workspace's user. */
export const USER = link('User', WORKSPACE.id);

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  role: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** Returns a user in the API's shape. The role is not part of Contentful's API. */
const item = (
  { id, version, createdAt, updatedAt, role, ...name }: Person,
  email: string,
  active: boolean,
) => ({
  sys: { type: 'User', id, version, createdAt, updatedAt },
  firstName: name.firstName,
  lastName: name.lastName,
  email,
  avatarUrl: '',
  activated: active,
  confirmed: true,
  signInCount: 1,
  '2faEnabled': false,
  cookieConsentData: '',
  preferredLanguage: null,
  role,
});

/**
 * Returns the workspace's user in the API's shape.
 * @param since time when the space was created
 */
export const userItem = (since: string) =>
  item(
    { ...WORKSPACE, firstName: 'Editor', lastName: '', version: 1, createdAt: since, updatedAt: since },
    'editor@localhost',
    true,
  );

/** Returns an editor in the API's shape. */
export const editorItem = (editor: Editor) => item(editor, '', editor.revokedAt === undefined);

/** Properties by which lists of users can be filtered and sorted. */
export const USER_PROPERTIES: ReadonlySet<string> = new Set(['firstName', 'lastName', 'role']);

interface RecordedChanges {
  createdAt: string;
  updatedAt: string;
  createdBy: string;
  updatedBy: string;
}

/** Returns the dates and authors of a record's creation and last change, in the API's shape. */
export const recordedChanges = ({ createdAt, updatedAt, createdBy, updatedBy }: RecordedChanges) => ({
  createdAt,
  updatedAt,
  createdBy: userLink(createdBy),
  updatedBy: userLink(updatedBy),
});
