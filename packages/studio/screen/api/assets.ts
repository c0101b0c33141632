/** Requests of single assets: read, save, publish, and files with their progress. */
import { z } from 'zod';
import { environmentRoot, MEDIA_TYPE, request, type Session, versioned } from './client.ts';
import { createEntities, listed, type Listed } from './entities.ts';
import { upload, type Sending } from './uploads.ts';

/** Files are those of the default locale. */
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
    /** Named as those of entries, so that a draft can be of either. */
    entry: read,
    save,
    publish: (asset: Listed) => entities.publish('assets', asset),
    unpublish: (asset: Listed) => entities.unpublish('assets', asset),
    /** A new asset with a file, as a draft. */
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
        // Without its file nobody could use it. Where it cannot be deleted either, the refusal is what matters.
        await request(`${root}/${encodeURIComponent(created.sys.id)}`, z.unknown(), {
          method: 'DELETE',
          headers: versioned(created),
        }).catch(() => undefined);
        throw error;
      }
    },
    /** Another file for an asset, as a change that is not published; its title and description stay. */
    replaceFile: async (asset: Listed, file: File, sending: Sending): Promise<Listed> => {
      const source = await upload(session, file, sending);
      const { fields } = asset;
      await save({ ...asset, fields: { ...fields, file: { ...fields.file, [locale]: source } } });
      return processed(asset.sys.id);
    },
  };
}
export type AssetsApi = ReturnType<typeof createAssetsApi>;
