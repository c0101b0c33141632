/**
 * Uploads of the management API, and the processing that turns them into asset files (docs/services.md, "Contentful
 * management").
 */
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { AssetFileError, storeAssetFile } from '../space/asset-files.ts';
import { isEntry } from '../space/entity-type.ts';
import type { ContentStore } from '../space/store.ts';
import { StoreError } from '../space/store-error.ts';
import type { Asset } from '../space/types.ts';
import { UploadError, type Upload, type Uploads } from '../space/uploads.ts';
import { spaceAndEnvironmentLinks } from './delivery-item.ts';
import { ManagementError, missing, unprocessable } from './management-error.ts';

const FROM_UPLOAD = z.object({
  fileName: z.string(),
  contentType: z.string(),
  uploadFrom: z.object({ sys: z.object({ linkType: z.literal('Upload'), id: z.string() }) }),
});

/** Whether the body of a request is a file, which may be larger than JSON. */
export const isUpload = ({ req }: Context): boolean =>
  req.method === 'POST' && /\/uploads\/?$/.test(req.path);

/** Uploads belong to no environment, although clients put one into the URL. */
const UPLOADS = ['/uploads', '/environments/:environment/uploads'];
const UPLOAD = UPLOADS.map((path) => `${path}/:id`);

/** Creates the routes `[/environments/{id}]/uploads[/{id}]` of a space. */
export function createUploadsApp({ store, uploads }: { store: ContentStore; uploads: Uploads }): Hono {
  const app = new Hono();

  const answer = ({ id, createdAt, expiresAt }: Upload) => ({
    sys: { type: 'Upload', id, createdAt, expiresAt, ...spaceAndEnvironmentLinks(store.current) },
  });
  function find(context: Context): Upload {
    const id = context.req.param('id') ?? '';
    const upload = uploads.get(id);
    if (!upload) throw missing('Upload', id);
    return upload;
  }

  app.on('POST', UPLOADS, async (context) => {
    const { body } = context.req.raw;
    if (context.req.header('content-type') !== 'application/octet-stream' || !body)
      throw new ManagementError(400, 'BadRequest', 'The body must be a file, as application/octet-stream');
    try {
      return context.json(answer(await uploads.save(body)), 201);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      throw error.tooLarge
        ? new ManagementError(413, 'PayloadTooLarge', error.message)
        : unprocessable(error.message);
    }
  });
  app.on('GET', UPLOAD, (context) => context.json(answer(find(context))));
  app.on('DELETE', UPLOAD, (context) => {
    uploads.remove(find(context).id);
    return context.body(null, 204);
  });
  return app;
}

/** Creates the route `/assets/{id}/files/{locale}/process` of an environment. */
export function createProcessApp({ store, uploads }: { store: ContentStore; uploads: Uploads }): Hono {
  const app = new Hono();

  /**
   * Returns an asset that can be edited.
   * @throws ManagementError when it does not exist; StoreError when it is archived
   */
  function editable(id: string): Asset {
    const asset = store.find('Asset', id);
    if (!asset || isEntry(asset)) throw missing('Asset', id);
    if (asset.sys.archivedAt !== undefined) throw new StoreError('BadRequest', 'Cannot edit archived');
    return asset;
  }

  app.put('/assets/:id/files/:locale/process', async (context) => {
    const { id, locale } = context.req.param();
    // The client processes all locales in parallel with the same version, so the version cannot be checked.
    const before = editable(id).fields.file?.[locale];
    const file = FROM_UPLOAD.safeParse(before);
    if (!file.success)
      throw unprocessable(
        `The file of ${locale} needs fileName, contentType, and uploadFrom with a link to an upload`,
      );
    const upload = uploads.get(file.data.uploadFrom.sys.id);
    if (!upload) {
      const link = { type: 'Link', ...file.data.uploadFrom.sys };
      const path = ['fields', 'file', locale, 'uploadFrom'];
      const errors = [{ name: 'notResolvable', link, path }];
      throw new ManagementError(422, 'UnresolvedLinks', 'Validation error', { errors });
    }
    const place = {
      filesFolder: join(store.folder, 'assets', 'files'),
      spaceId: store.current.id,
      assetId: id,
    };
    const stored = await storeAssetFile(upload.path, place, file.data).catch((error: unknown) => {
      throw error instanceof AssetFileError ? unprocessable(error.message) : error;
    });
    // The asset may have changed while the image was read.
    const asset = editable(id);
    if (asset.fields.file?.[locale] !== before)
      throw new StoreError('VersionMismatch', `The file of ${locale} was changed while it was processed`);
    const files = { ...asset.fields.file, [locale]: stored };
    store.saveDraft({ ...asset, fields: { ...asset.fields, file: files } });
    return context.body(null, 204);
  });
  return app;
}
