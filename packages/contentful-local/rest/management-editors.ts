import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { accessDenied } from '../editors/access.ts';
import { ROLE, type Editor, type Editors, type PersonalToken, type SignInKey } from '../editors/editors.ts';
import { currentActor, userLink } from '../space/actor.ts';
import { issueErrors } from '../validation/error.ts';
import { ManagementError, missing, validationFailed } from './management-error.ts';
import { readBody } from './management-request.ts';
import { editorItem, USER_PROPERTIES } from './management-user.ts';
import { parametersOf } from './parameters.ts';
import { propertyList } from './property-list.ts';

const NAME = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^\p{Cc}]*$/u);
const INVITATION = z.object({
  firstName: NAME.min(1),
  lastName: NAME.default(''),
  role: ROLE.optional(),
});
const NEW_TOKEN = z.object({
  name: NAME.min(1),
  scopes: z.array(z.literal(['content_management_manage', 'content_management_read'])).min(1),
  /** In seconds, at most 10 years. */
  expiresIn: z.number().int().positive().max(315_360_000).nullish(),
});
const ACCEPTANCE = z.object({ key: z.string().min(1).max(200), name: NAME.default('Sign-in') });

function invitationItem(editor: Editor, { id, createdAt, expiresAt }: SignInKey) {
  const { firstName, lastName, role } = editor;
  const sys = { type: 'Invitation', id, status: 'pending', createdAt, expiresAt, user: userLink(editor.id) };
  return { sys, firstName, lastName, role };
}

function tokenItem(editor: Editor, { id, createdAt, expiresAt, name }: PersonalToken) {
  const sys = { type: 'AccessToken', id, createdAt, updatedAt: createdAt, expiresAt: expiresAt ?? null };
  return {
    sys: { ...sys, createdBy: userLink(editor.id), updatedBy: userLink(editor.id) },
    name,
    scopes: ['content_management_manage'],
    revokedAt: null,
  };
}

/**
 * Creates `POST /invitations/accepted`, the only route without a token. It signs in the sender of a key. Each key
 * works once.
 */
export function createSignInApp(editors: Editors): Hono {
  const app = new Hono();
  app.post('/invitations/accepted', async (context) => {
    const parsed = ACCEPTANCE.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    const signedIn = editors.accept(parsed.data.key, parsed.data.name);
    if (!signedIn)
      throw new ManagementError(401, 'AccessTokenInvalid', 'The key is wrong, has expired or was used.');
    const { editor, issued, secret } = signedIn;
    return context.json({ ...tokenItem(editor, issued), token: secret, user: editorItem(editor) }, 201);
  });
  return app;
}

/**
 * Creates the routes `/users/me` and `/organizations/{id}/{users, invitations, access_tokens}`: editors, their keys and
 * their tokens.
 */
export function createEditorsApp(editors: Editors): Hono {
  const app = new Hono();

  function find(context: Context): Editor {
    const id = context.req.param('id') ?? '';
    const editor = editors.get(id);
    if (!editor) throw missing('User', id);
    return editor;
  }

  /**
   * Returns the current editor.
   * @throws ManagementError AccessDenied for the workspace's token, which belongs to no editor
   */
  function own(): Editor {
    const editor = editors.get(currentActor().id);
    if (!editor) throw accessDenied('Personal tokens are those of editors');
    return editor;
  }

  app.get('/users/me', (context, next) => {
    const editor = editors.get(currentActor().id);
    return editor ? Promise.resolve(context.json(editorItem(editor))) : next();
  });
  app.get('/organizations/:of/users', (context) =>
    context.json(propertyList(editors.list().map(editorItem), parametersOf(context), USER_PROPERTIES)),
  );
  app.get('/organizations/:of/users/:id', (context) => context.json(editorItem(find(context))));
  app.delete('/organizations/:of/users/:id', (context) => {
    editors.remove(find(context).id);
    return context.body(null, 204);
  });

  app.get('/organizations/:of/invitations', (context) => {
    const items = editors.list().flatMap((editor) => editor.keys.map((key) => invitationItem(editor, key)));
    return context.json(propertyList(items, parametersOf(context)));
  });
  app.post('/organizations/:of/invitations', async (context) => {
    const parsed = INVITATION.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    const { role, ...name } = parsed.data;
    const { editor, issued, secret } = editors.invite(name, role);
    return context.json({ ...invitationItem(editor, issued), key: secret }, 201);
  });
  app.delete('/organizations/:of/invitations/:id', (context) => revoke(context));

  app.get('/organizations/:of/access_tokens', (context) => {
    const items = editors.list().flatMap((editor) => editor.tokens.map((token) => tokenItem(editor, token)));
    return context.json(propertyList(items, parametersOf(context)));
  });
  app.get('/users/me/access_tokens', (context) => {
    const editor = own();
    const items = editor.tokens.map((token) => tokenItem(editor, token));
    return context.json(propertyList(items, parametersOf(context)));
  });
  app.post('/users/me/access_tokens', async (context) => {
    const parsed = NEW_TOKEN.safeParse(await readBody(context));
    if (!parsed.success) throw validationFailed(issueErrors(parsed.error));
    const { name, expiresIn } = parsed.data;
    const { editor, issued, secret } = editors.createToken(own().id, name, expiresIn ?? undefined);
    return context.json({ ...tokenItem(editor, issued), token: secret }, 201);
  });
  app.get('/users/me/access_tokens/:id', (context) => {
    const editor = own();
    const id = context.req.param('id');
    const token = editor.tokens.find((one) => one.id === id);
    if (!token) throw missing('AccessToken', id);
    return context.json(tokenItem(editor, token));
  });
  app.put('/users/me/access_tokens/:id/revoked', (context) => revoke(context));

  /** Revokes a key or a token. Editors may revoke only their own. The workspace's token may revoke anyone's. */
  function revoke(context: Context): Response {
    const id = context.req.param('id') ?? '';
    const { id: actor, role } = currentActor();
    const owner = editors
      .list()
      .find(({ keys, tokens }) => [...keys, ...tokens].some((secret) => secret.id === id));
    const token = owner?.tokens.find((one) => one.id === id);
    if (!owner || (role !== 'administrator' && owner.id !== actor)) throw missing('AccessToken', id);
    editors.revoke(id);
    return token
      ? context.json({ ...tokenItem(owner, token), revokedAt: new Date().toISOString() })
      : context.body(null, 204);
  }
  return app;
}
