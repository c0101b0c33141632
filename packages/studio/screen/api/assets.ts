import { z } from 'zod';
import { environmentRoot, MEDIA_TYPE, request, type Session, versionHeaders } from './client.ts';
import { createEntities, listed, type Listed } from './entities.ts';
import { upload, type Sending } from './uploads.ts';

/** Creates an API client for single assets. Files are stored in the default locale only. */
export function createAssetsApi(session: Session) {
  const { defaultLocale: locale } = session;
  const root = `${environmentRoot(session)}/assets`;
  const entities = createEntities(session);
  const read = (id: string): Promise<Listed> => entities.read('assets', id);
  const save = (asset: Listed): Promise<Listed> => entities.save('assets', asset);

  async function processed(id: string): Promise<Listed> {
    const file = `${root}/${encodeURIComponent(id)}/files/${encodeURIComponent(locale)}`;
    await request(`${file}/process`, z.unknown(), { method: 'PUT' });
    return read(id);
  }

  return {
    /** Reads an asset. The name matches the entries API, so that `Draft` can use either API. */
    entry: read,
    save,
    publish: (asset: Listed) => entities.publish('assets', asset),
    unpublish: (asset: Listed) => entities.unpublish('assets', asset),
    /** Uploads a file and creates a draft asset for it. Resolves when the file has been processed. */
    create: async (file: File, fields: Listed['fields'], sending: Sending): Promise<Listed> => {
      const source = await upload(session, file, sending);
      const created = await request(root, listed, {
        method: 'POST',
        headers: { 'content-type': MEDIA_TYPE },
        body: JSON.stringify({ fields: { ...fields, file: { [locale]: source } } }),
      });
      try {
        return await processed(created.sys.id);
      } catch (error) {
        // An asset without a file is useless, so delete it. If that fails too, report the first error.
        await request(`${root}/${encodeURIComponent(created.sys.id)}`, z.unknown(), {
          method: 'DELETE',
          headers: versionHeaders(created),
        }).catch(() => undefined);
        throw error;
      }
    },
    /** Replaces the file of an asset without publishing it. Keeps the title and description. */
    replaceFile: async (asset: Listed, file: File, sending: Sending): Promise<Listed> => {
      const source = await upload(session, file, sending);
      const { fields } = asset;
      await save({ ...asset, fields: { ...fields, file: { ...fields.file, [locale]: source } } });
      return processed(asset.sys.id);
    },
  };
}
export type AssetsApi = ReturnType<typeof createAssetsApi>;
