/** Entries and assets of the management API: read, save, publish, unpublish, archive, delete. */
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { removeAssetFiles } from '../space/asset-files.ts';
import { withFileUrls, withStoredUrls } from '../space/asset-urls.ts';
import { redirectMovedPage } from '../space/redirects.ts';
import { ASSET, ENTRY } from '../space/schema.ts';
import type { ContentStore } from '../space/store.ts';
import type { Asset, Entry } from '../space/types.ts';
import {
  assetErrors,
  entryErrors,
  localeErrors,
  unresolvedLinks,
  unresolvedTags,
} from '../validation/entry.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import { isEntry, placeOf } from './delivery-item.ts';
import { selected } from './delivery-query.ts';
import { ManagementError, missing, unprocessable } from './management-error.ts';
import { matchingEntities } from './management-list.ts';
import { answeredPage, bodyOf, newId, versionOf } from './management-request.ts';
import { parametersOf } from './parameters.ts';

const CHANGE = z.object({ fields: z.record(z.string(), z.unknown()), metadata: z.unknown().optional() });

type Kind = 'Entry' | 'Asset';

interface Options {
  store: ContentStore;
  webhooks: Webhooks;
  /** Absolute base URL of images. */
  imagesBase: string;
}

/** `/{entries, assets}/{id}[/published, /archived]`, below the address of an environment. */
export function createEntitiesApp({ store, webhooks, imagesBase }: Options): Hono {
  const app = new Hono();
  // A group: the router tests the alternatives against the whole rest of the path.
  const base = '/:kind{(?:entries|assets)}';

  const kindOf = (context: Context): Kind => (context.req.param('kind') === 'entries' ? 'Entry' : 'Asset');

  function find(kind: Kind, id: string): Entry | Asset {
    const entity = store.find(kind, id);
    if (!entity) throw missing(kind, id);
    return entity;
  }

  /** An entity as it is answered: with its place, and file URLs that can be fetched. */
  function answer(entity: Entry | Asset): Entry | Asset {
    const place = placeOf(store.current);
    if (isEntry(entity)) return { ...entity, sys: { ...entity.sys, ...place } };
    const asset = withFileUrls(entity, store.current, imagesBase);
    return { ...asset, sys: { ...asset.sys, ...place } };
  }

  /** Locales and tags are those of the space, drafts included. @throws ManagementError */
  function checkPlaces(entity: Entry | Asset): void {
    const errors = localeErrors(entity, store.current);
    if (errors.length > 0)
      throw new ManagementError(422, `Invalid${entity.sys.type}`, 'Validation error', { errors });
    const unresolved = unresolvedTags(entity, store.current);
    if (unresolved.length > 0)
      throw new ManagementError(422, 'UnresolvedLinks', 'Validation error', { errors: unresolved });
  }

  /** @throws ManagementError with every error, as the API answers a publish */
  function checkPublishable(entity: Entry | Asset): void {
    const space = store.current;
    const type = isEntry(entity) ? space.contentTypes.get(entity.sys.contentType.sys.id) : undefined;
    const errors = isEntry(entity) ? (type ? entryErrors(entity, type, space) : []) : assetErrors(entity);
    if (errors.length > 0)
      throw new ManagementError(422, `Invalid${entity.sys.type}`, 'Validation error', { errors });
    const unresolved = isEntry(entity) ? unresolvedLinks(entity, space) : [];
    if (unresolved.length > 0)
      throw new ManagementError(422, 'UnresolvedLinks', 'Validation error', { errors: unresolved });
  }

  /** The entity of a save, which keeps what only the service sets. */
  function candidate(kind: Kind, id: string, existing: Entry | Asset | undefined, context: Context) {
    const contentType = context.req.header('x-contentful-content-type');
    if (existing || kind === 'Asset') return existing?.sys ?? { id, type: kind };
    if (contentType === undefined || !store.current.contentTypes.has(contentType))
      throw new ManagementError(
        400,
        'BadRequest',
        'The content type you sent could not be found or was not activated.',
      );
    return {
      id,
      type: kind,
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
    };
  }

  function list(context: Context, preview: boolean): Response {
    const kind = kindOf(context);
    const parameters = parametersOf(context);
    const matching = matchingEntities(store.current, kind, parameters, { imagesBase, preview });
    const page = answeredPage(context, matching);
    const select = parameters.get('select');
    const type = store.current.contentTypes.get(parameters.get('content_type') ?? '');
    const items = page.items.map((entity) => {
      const { sys, metadata, fields } = answer(entity);
      const item = {
        sys,
        metadata: { ...metadata, concepts: metadata.concepts ?? [] },
        fields: { ...fields },
      };
      return selected(item, select, type, kind === 'Asset');
    });
    return context.json({ ...page, items });
  }
  app.get(base, (context) => list(context, true));
  app.get(`/public${base}`, (context) => list(context, false));

  app.get(`${base}/:id`, (context) => context.json(answer(find(kindOf(context), context.req.param('id')))));

  async function save(context: Context, id: string): Promise<Response> {
    const kind = kindOf(context);
    const body = CHANGE.safeParse(await bodyOf(context));
    if (!body.success) throw unprocessable('The body must be JSON with "fields"');
    if (!/^[a-zA-Z0-9._-]{1,64}$/.test(id))
      throw unprocessable('The id may have letters, digits, ., _ and -');
    const existing = store.find(kind, id);
    const version = versionOf(context);
    if (existing && version !== (existing.sys.version ?? 1)) {
      throw new ManagementError(
        409,
        'VersionMismatch',
        `${kind} ${id} is at version ${existing.sys.version ?? 1}`,
      );
    }
    const entity = (kind === 'Entry' ? ENTRY : ASSET).safeParse({
      sys: candidate(kind, id, existing, context),
      metadata: body.data.metadata ?? existing?.metadata ?? { tags: [] },
      fields: body.data.fields,
    });
    if (!entity.success) {
      const errors = entity.error.issues.map(({ path, message }) => ({
        name: 'type',
        path,
        details: message,
      }));
      throw new ManagementError(422, `Invalid${kind}`, 'Validation error', { errors });
    }
    checkPlaces(entity.data);
    const before = existing && !isEntry(existing) ? existing : undefined;
    const changed: Entry | Asset =
      before && !isEntry(entity.data)
        ? withStoredUrls(entity.data, before, store.current, imagesBase)
        : entity.data;
    return context.json(answer(store.saveDraft(changed)), existing ? 200 : 201);
  }

  app.post(base, (context) => save(context, newId()));
  app.put(`${base}/:id`, (context) => save(context, context.req.param('id')));

  app.put(`${base}/:id/published`, async (context) => {
    const kind = kindOf(context);
    const id = context.req.param('id');
    // A body names the locales to publish or unpublish: publishing all of them would be something else.
    if ((await context.req.text()).length > 0 && (await bodyOf(context)) !== null)
      throw unprocessable('Single locales cannot be published');
    const before = kind === 'Entry' ? store.current.published.entry(id) : undefined;
    const version = versionOf(context);
    const newest = find(kind, id);
    // A stale version is the answer even where the newer state could not be published.
    if (version === undefined || version === (newest.sys.version ?? 1)) checkPublishable(newest);
    const entity = store.publish(kind, id, version);
    if (isEntry(entity)) redirectMovedPage(store, before, entity);
    await webhooks.promptlySettled();
    return context.json(answer(entity));
  });

  app.delete(`${base}/:id/published`, async (context) => {
    const entity = store.unpublish(kindOf(context), context.req.param('id'), versionOf(context));
    await webhooks.promptlySettled();
    return context.json(answer(entity));
  });

  for (const [method, archives] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const) {
    app.on(method, `${base}/:id/archived`, (context) =>
      context.json(
        answer(store.archive(kindOf(context), context.req.param('id'), archives, versionOf(context))),
      ),
    );
  }

  app.delete(`${base}/:id`, (context) => {
    const kind = kindOf(context);
    const id = context.req.param('id');
    const { published } = store.current;
    if (kind === 'Entry' ? published.entry(id) : published.asset(id))
      throw new ManagementError(400, 'BadRequest', 'Cannot delete published');
    store.remove(kind, id, versionOf(context));
    if (kind === 'Asset') removeAssetFiles(join(store.folder, 'assets', 'files'), id);
    return context.body(null, 204);
  });
  return app;
}
