import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import { removeAssetFiles } from '../space/asset-files.ts';
import { withStoredUrls } from '../space/asset-urls.ts';
import { isEntry } from '../space/entity-type.ts';
import { ASSET, ENTRY } from '../space/schema.ts';
import type { Asset, Entry } from '../space/types.ts';
import { issueErrors } from '../validation/error.ts';
import type { Webhooks } from '../webhooks/deliver.ts';
import { includesOf } from './delivery-includes.ts';
import { parseNumber, selected } from './delivery-query.ts';
import { patched } from './json-patch.ts';
import type { Kind, ManagedEntities, ManagedEntitiesOptions } from './managed-entities.ts';
import { ManagementError, unprocessable, validationFailed } from './management-error.ts';
import { matchingEntities } from './management-list.ts';
import { answeredPage, readBody, versionOf } from './management-request.ts';
import { parametersOf } from './parameters.ts';

const REFERENCES = { default: 2, min: 1, max: 10 };
const LOCALES = z.strictObject({ fields: z.strictObject({ '*': z.array(z.string()).min(1) }) });
/** Body of a publish. It names the locales to publish or to unpublish. Without a body, all locales are published. */
const PUBLISHED_LOCALES = z
  .union([z.strictObject({ add: LOCALES }), z.strictObject({ remove: LOCALES })])
  .nullable();
const CHANGE = z.object({ fields: z.record(z.string(), z.unknown()), metadata: z.unknown().optional() });

/** Creates the routes `/{entries, assets}/{id}[/published, /archived]` of an environment. */
export function createEntitiesApp(
  options: ManagedEntitiesOptions & { entities: ManagedEntities; webhooks: Webhooks },
): Hono {
  const { store, imagesBase, entities, webhooks } = options;
  const app = new Hono();
  // The alternatives need a group, because Hono's router embeds the pattern in a regular expression for the rest of the
  // path.
  const base = '/:kind{(?:entries|assets)}';

  const kindOf = (context: Context): Kind => (context.req.param('kind') === 'entries' ? 'Entry' : 'Asset');

  /** Returns the `sys` of an entity to save. A save never changes properties that only the service sets. */
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
      const { sys, metadata, fields } = entities.toApiEntity(entity);
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

  app.get(`${base}/:id`, (context) =>
    context.json(entities.toApiEntity(entities.find(kindOf(context), context.req.param('id')))),
  );

  app.get('/entries/:id/references', (context) => {
    const depth = parseNumber(parametersOf(context), 'include', REFERENCES.default, REFERENCES);
    const items = [entities.toApiEntity(entities.find('Entry', context.req.param('id')))];
    const { includes, errors } = includesOf(store.current.preview, items, depth, (entity) =>
      entities.toApiEntity(entity),
    );
    const list = { sys: { type: 'Array' }, total: 1, skip: 0, limit: 1, items };
    return context.json({ ...list, includes, ...(errors.length > 0 && { errors }) });
  });

  /**
   * Checks that a change is based on the current version. A new entity has no version yet.
   * @throws ManagementError VersionMismatch
   */
  function checkCurrent(existing: Entry | Asset | undefined, version: number | undefined): void {
    if (!existing) return;
    const { type, id, version: current = 1 } = existing.sys;
    if (version !== current)
      throw new ManagementError(409, 'VersionMismatch', `${type} ${id} is at version ${current}`);
  }

  function save(context: Context, kind: Kind, id: string, received: unknown): Response {
    const body = CHANGE.safeParse(received);
    if (!body.success) throw unprocessable('The body must be JSON with "fields"');
    if (!/^[a-zA-Z0-9._-]{1,64}$/.test(id))
      throw unprocessable('The id may have letters, digits, ., _ and -');
    const existing = store.find(kind, id);
    checkCurrent(existing, versionOf(context));
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
    entities.checkPlaces(entity.data);
    const before = existing && !isEntry(existing) ? existing : undefined;
    const changed: Entry | Asset =
      before && !isEntry(entity.data)
        ? withStoredUrls(entity.data, before, store.current, imagesBase)
        : entity.data;
    return context.json(entities.toApiEntity(store.saveDraft(changed)), existing ? 200 : 201);
  }

  app.post(base, async (context) => save(context, kindOf(context), newId(), await readBody(context)));
  app.put(`${base}/:id`, async (context) =>
    save(context, kindOf(context), context.req.param('id'), await readBody(context)),
  );
  app.patch('/entries/:id', async (context) => {
    if (!/^application\/json-patch\+json\b/.test(context.req.header('content-type') ?? ''))
      throw new ManagementError(400, 'BadRequest', 'The body must be application/json-patch+json');
    const patch = await readBody(context);
    const entry = entities.find('Entry', context.req.param('id'));
    checkCurrent(entry, versionOf(context));
    const { fields, metadata } = entry;
    return save(context, 'Entry', entry.sys.id, patched({ fields, metadata }, patch));
  });

  app.put(`${base}/:id/published`, async (context) => {
    const kind = kindOf(context);
    const id = context.req.param('id');
    const empty = (await context.req.text()).length === 0;
    const body = PUBLISHED_LOCALES.safeParse(empty ? null : await readBody(context));
    if (!body.success) throw validationFailed(issueErrors(body.error));
    const version = versionOf(context);
    const entity =
      body.data && 'remove' in body.data
        ? entities.unpublish(kind, id, version, body.data.remove.fields['*'])
        : entities.publish(kind, id, version, body.data?.add.fields['*']);
    await store.saved();
    await webhooks.promptlySettled();
    return context.json(entities.toApiEntity(entity));
  });

  app.delete(`${base}/:id/published`, async (context) => {
    const kind = kindOf(context);
    const id = context.req.param('id');
    const entity = entities.unpublish(kind, id, versionOf(context));
    await store.saved();
    await webhooks.promptlySettled();
    return context.json(entities.toApiEntity(entity));
  });

  for (const [method, archives] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const) {
    app.on(method, `${base}/:id/archived`, (context) =>
      context.json(
        entities.toApiEntity(
          store.archive(kindOf(context), context.req.param('id'), archives, versionOf(context)),
        ),
      ),
    );
  }

  app.delete(`${base}/:id`, async (context) => {
    const kind = kindOf(context);
    const id = context.req.param('id');
    const { published } = store.current;
    if (kind === 'Entry' ? published.entry(id) : published.asset(id))
      throw new ManagementError(400, 'BadRequest', 'Cannot delete published');
    store.remove(kind, id, versionOf(context));
    await store.saved();
    if (kind === 'Asset') removeAssetFiles(join(store.folder, 'assets', 'files'), id);
    return context.body(null, 204);
  });
  return app;
}
