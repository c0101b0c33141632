/** The management API of all spaces (docs/services.md, "Contentful management"). */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { foldersSynced } from '../space/folder-sync.ts';
import type { ContentSpace, Spaces } from '../spaces/spaces.ts';
import { ManagementError, missing } from './management-error.ts';
import { answersFailures, MANAGEMENT_MEDIA_TYPE } from './management-failures.ts';
import { createSpacesApp } from './management-spaces.ts';
import { isUpload } from './management-uploads.ts';

/** A content type with 50 fields, or an entry with its rich texts, is far smaller. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

interface Options {
  spaces: Spaces;
  token: string;
  apiOf: (space: ContentSpace) => { management: Hono };
}

/** `/spaces/{space}[/environments/{environment}]` and what belongs to no space. */
export function createManagementApp({ spaces, token, apiOf }: Options): Hono {
  const app = answersFailures(new Hono());

  app.use('*', async (context, next) => {
    const sent = context.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
    if (!timingSafeEqual(digest(sent), digest(token))) {
      throw new ManagementError(
        401,
        'AccessTokenInvalid',
        'The access token you sent could not be found or is invalid.',
      );
    }
    await next();
    await foldersSynced();
    context.header('content-type', MANAGEMENT_MEDIA_TYPE);
    context.header('x-contentful-request-id', randomUUID());
  });
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new ManagementError(413, 'PayloadTooLarge', `A body has at most ${MAX_BODY_BYTES} bytes`);
    },
  });
  app.use('*', (context, next) => (isUpload(context) ? next() : limit(context, next)));
  app.route('/', createSpacesApp(spaces));
  app.all('/spaces/:space/*', (context) => {
    const id = context.req.param('space');
    const space = spaces.get(id);
    if (!space) throw missing('Space', id);
    return apiOf(space).management.fetch(context.req.raw);
  });
  return app;
}
