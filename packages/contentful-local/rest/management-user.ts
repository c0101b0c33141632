/** Users of the management API: editors, and the workspace, whose token is that of no editor. */
import type { Editor } from '../editors/editors.ts';
import { userLink, WORKSPACE } from '../space/actor.ts';
import { link } from './delivery-item.ts';

/** The workspace as a user. */
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

/** A user as the API answers it; the role is an addition. */
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

/** The workspace as the API answers it. @param since when the space was created */
export const userItem = (since: string) =>
  item(
    { ...WORKSPACE, firstName: 'Editor', lastName: '', version: 1, createdAt: since, updatedAt: since },
    'editor@localhost',
    true,
  );

/** An editor as the API answers one. */
export const editorItem = (editor: Editor) => item(editor, '', editor.revokedAt === undefined);

/** By what lists of users can be filtered and ordered. */
export const USER_PROPERTIES: ReadonlySet<string> = new Set(['firstName', 'lastName', 'role']);

interface RecordedChanges {
  createdAt: string;
  updatedAt: string;
  createdBy: string;
  updatedBy: string;
}

/** When a record was made and changed, and by whom, as the API answers it. */
export const recordedChanges = ({ createdAt, updatedAt, createdBy, updatedBy }: RecordedChanges) => ({
  createdAt,
  updatedAt,
  createdBy: userLink(createdBy),
  updatedBy: userLink(updatedBy),
});
