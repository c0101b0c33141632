/** The part of the management API that editing needs: read, save, publish, unpublish, delete (docs/services.md, "Contentful management"). */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { redirectMovedPage } from '../space/redirects.ts';
import { StoreError, type ContentStore } from '../space/store.ts';
import { ASSET, ENTRY } from '../space/schema.ts';
import type { Asset, Entry } from '../space/types.ts';

const MEDIA_TYPE = 'application/vnd.contentful.management.v1+json';
const VERSION = z.coerce.number().int().positive().optional();
const CHANGE = z.object({ fields: z.record(z.string(), z.unknown()), metadata: z.unknown().optional() });
const KINDS = { entries: 'Entry', assets: 'Asset' } as const;

class ManagementError extends Error {
  override readonly name = 'ManagementError';
  readonly status: 400 | 401 | 404 | 409 | 422;
  readonly id: string;

  constructor(status: ManagementError['status'], id: string, message: string) {
    super(message);
    this.status = status;
    this.id = id;
  }
}

const isEntry = (entity: Entry | Asset): entity is Entry => entity.sys.type === 'Entry';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `/management/spaces/{space}/environments/{environment}/{entries,assets}/{id}[/published]`. */
export function createManagementApp(options: {
  store: ContentStore;
  token: string;
  settled: () => Promise<void>;
}): Hono {
  const { store } = options;
  const app = new Hono();
  const base = '/spaces/:space/environments/:environment/:kind{entries|assets}';

  app.use('*', async (context, next) => {
    const token = context.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
    if (!timingSafeEqual(digest(token), digest(options.token))) {
      throw new ManagementError(
        401,
        'AccessTokenInvalid',
        'The access token you sent could not be found or is invalid.',
      );
    }
    await next();
    context.header('content-type', MEDIA_TYPE);
  });

  function kindOf(params: { space: string; environment: string; kind: string }): 'Entry' | 'Asset' {
    if (params.space !== store.current.id || params.environment !== store.current.environmentId) {
      throw new ManagementError(404, 'NotFound', 'The space or environment does not exist');
    }
    return params.kind === 'entries' ? KINDS.entries : KINDS.assets;
  }

  function found(kind: 'Entry' | 'Asset', id: string): Entry | Asset {
    const entity = store.find(kind, id);
    if (!entity) throw new ManagementError(404, 'NotFound', `${kind} ${id} does not exist`);
    return entity;
  }

  const versionOf = (header: string | undefined): number | undefined => {
    const version = VERSION.safeParse(header);
    if (!version.success)
      throw new ManagementError(400, 'BadRequest', 'X-Contentful-Version must be a number');
    return version.data;
  };

  app.get(base, (context) => {
    const kind = kindOf(context.req.param());
    const { preview } = store.current;
    const type = context.req.query('content_type');
    const all =
      kind === 'Asset' ? preview.assets() : type === undefined ? preview.entries() : preview.entriesOf(type);
    const limit = Math.min(Number(context.req.query('limit') ?? 100) || 100, 1000);
    const skip = Number(context.req.query('skip') ?? 0) || 0;
    return context.json({
      sys: { type: 'Array' },
      total: all.length,
      skip,
      limit,
      items: all.slice(skip, skip + limit),
    });
  });

  app.get(`${base}/:id`, (context) =>
    context.json(found(kindOf(context.req.param()), context.req.param('id'))),
  );

  app.put(`${base}/:id`, async (context) => {
    const kind = kindOf(context.req.param());
    const id = context.req.param('id');
    const body = CHANGE.safeParse(await context.req.json().catch(() => undefined));
    if (!body.success)
      throw new ManagementError(422, 'UnprocessableEntity', 'The body must be JSON with "fields"');
    if (!/^[a-zA-Z0-9._-]{1,64}$/.test(id))
      throw new ManagementError(422, 'UnprocessableEntity', 'The id may have letters, digits, ., _ and -');
    const existing = store.find(kind, id);
    const version = versionOf(context.req.header('x-contentful-version'));
    if (existing && version !== (existing.sys.version ?? 1)) {
      throw new ManagementError(
        409,
        'VersionMismatch',
        `${kind} ${id} is at version ${existing.sys.version ?? 1}`,
      );
    }
    const contentType = context.req.header('x-contentful-content-type');
    if (
      kind === 'Entry' &&
      !existing &&
      (contentType === undefined || !store.current.contentTypes.has(contentType))
    ) {
      throw new ManagementError(
        422,
        'UnknownContentType',
        'X-Contentful-Content-Type must name a content type',
      );
    }
    const sys = existing?.sys ?? {
      id,
      type: kind,
      ...(kind === 'Entry' && {
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
      }),
    };
    const candidate = {
      sys,
      metadata: body.data.metadata ?? existing?.metadata ?? { tags: [] },
      fields: body.data.fields,
    };
    const entity = (kind === 'Entry' ? ENTRY : ASSET).safeParse(candidate);
    if (!entity.success)
      throw new ManagementError(
        422,
        'InvalidEntry',
        entity.error.issues[0]?.message ?? 'The fields are wrong',
      );
    return context.json(store.saveDraft<Entry | Asset>(entity.data), existing ? 200 : 201);
  });

  app.put(`${base}/:id/published`, async (context) => {
    const kind = kindOf(context.req.param());
    const id = context.req.param('id');
    const before = kind === 'Entry' ? store.current.published.entry(id) : undefined;
    const entity = store.publish(kind, id, versionOf(context.req.header('x-contentful-version')));
    if (isEntry(entity)) redirectMovedPage(store, before, entity);
    // Waits for the first webhook attempt, so that a publish is visible on the site once the editor sees it succeed.
    await Promise.race([options.settled(), new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
    return context.json(entity);
  });

  app.delete(`${base}/:id/published`, async (context) => {
    const entity = store.unpublish(
      kindOf(context.req.param()),
      context.req.param('id'),
      versionOf(context.req.header('x-contentful-version')),
    );
    await Promise.race([options.settled(), new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
    return context.json(entity);
  });

  app.delete(`${base}/:id`, (context) => {
    store.remove(
      kindOf(context.req.param()),
      context.req.param('id'),
      versionOf(context.req.header('x-contentful-version')),
    );
    return context.body(null, 204);
  });

  app.onError((error, context) => {
    const failure =
      error instanceof ManagementError
        ? error
        : error instanceof StoreError
          ? new ManagementError(
              error.code === 'NotFound' ? 404 : error.code === 'VersionMismatch' ? 409 : 422,
              error.code,
              error.message,
            )
          : undefined;
    if (!failure) throw error;
    return context.json({ sys: { type: 'Error', id: failure.id }, message: failure.message }, failure.status);
  });
  return app;
}
