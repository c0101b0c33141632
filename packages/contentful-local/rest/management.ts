import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { acceptsToken, type Token } from '../token.ts';
import { requireAccess } from '../editors/access.ts';
import type { Editors } from '../editors/editors.ts';
import { actAs, WORKSPACE } from '../space/actor.ts';
import type { ContentSpace, Spaces } from '../spaces.ts';
import { createEditorsApp, createSignInApp } from './management-editors.ts';
import { ManagementError, missing } from './management-error.ts';
import { addErrorHandlers, MANAGEMENT_MEDIA_TYPE } from './management-failures.ts';
import { createSpacesApp } from './management-spaces.ts';
import { isUpload } from './management-uploads.ts';

/**
 * Upper bound on the size of a request body. A content type with 50 fields, or an entry with its rich text fields, is
 * far smaller.
 */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
/** Matches the prefix of the path below which the API is mounted. */
const MOUNTED = /^.*?(?=\/(?:spaces|organizations|users)(?:\/|$))/;

interface Options {
  spaces: Spaces;
  editors: Editors;
  /** Token of the workspace. */
  token: Token;
  apiOf: (space: ContentSpace) => { management: Hono };
}

/**
 * Creates the management API: `/spaces/{space}[/environments/{environment}]`, and routes that belong to no space
 * (docs/services.md, "Contentful management").
 */
export function createManagementApp({ spaces, editors, token, apiOf }: Options): Hono {
  const app = addErrorHandlers(new Hono());

  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new ManagementError(413, 'PayloadTooLarge', `A body has at most ${MAX_BODY_BYTES} bytes`);
    },
  });
  app.use('/invitations/*', limit);
  app.route('/', createSignInApp(editors));
  app.use('*', async (context, next) => {
    const sent = context.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
    const actor = acceptsToken(token, sent) ? WORKSPACE : editors.actorOf(sent);
    if (!actor) {
      throw new ManagementError(
        401,
        'AccessTokenInvalid',
        'The access token you sent could not be found or is invalid.',
      );
    }
    const { method, path } = context.req;
    requireAccess(actor, method, path.replace(MOUNTED, ''));
    await actAs(actor, next);
    context.header('content-type', MANAGEMENT_MEDIA_TYPE);
    context.header('x-contentful-request-id', randomUUID());
  });
  app.use('*', (context, next) => (isUpload(context) ? next() : limit(context, next)));
  app.route('/', createEditorsApp(editors));
  app.route('/', createSpacesApp(spaces));
  app.all('/spaces/:space/*', (context) => {
    const id = context.req.param('space');
    const space = spaces.get(id);
    if (!space) throw missing('Space', id);
    return apiOf(space).management.fetch(context.req.raw);
  });
  // A catch-all route, because Hono ignores the notFound handler of an app that is mounted in another app.
  app.all('*', () => {
    throw new ManagementError(404, 'NotFound', 'The resource could not be found.');
  });
  return app;
}
