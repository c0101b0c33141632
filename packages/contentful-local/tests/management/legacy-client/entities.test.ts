/** Tests entries and assets with the older, nested API of Contentful's own client. */
import sharp from 'sharp';
import { managedClient, type LegacyClient, type ManagedClient } from '../official-client.ts';
import { afterDeletion, testOperations } from '../operations.ts';

let close: ManagedClient['close'];
let environment: LegacyClient['ofEnvironment'];

beforeAll(async () => {
  const managed = await managedClient();
  ({ close } = managed);
  ({ ofEnvironment: environment } = await managed.legacy());
});
afterAll(() => close());

const text = (value: string) => ({ 'en-US': value });
const fields = (headline: string) => ({ fields: { headline: text(headline) } });
const readEntry = () => environment.getEntry('lye');
const editor = { sys: { type: 'Link' as const, linkType: 'User' as const, id: 'editor' } };
const ids = { entry: '', snapshot: '', comment: '', task: '', upload: '', asset: '' };

describe('entries', () => {
  testOperations([
    [
      'environment.createEntry',
      async () => {
        const created = await environment.createEntry('note', fields('Soap'));
        ids.entry = created.sys.id;
        return created;
      },
      { ...fields('Soap'), sys: { type: 'Entry', version: 1 } },
    ],
    [
      'environment.createEntryWithId',
      () => environment.createEntryWithId('note', 'lye', fields('Lye')),
      { sys: { id: 'lye', contentType: { sys: { id: 'note' } } } },
    ],
    ['environment.getEntry', readEntry, fields('Lye')],
    [
      'entry.update',
      async () => Object.assign(await readEntry(), fields('Caustic')).update(),
      { ...fields('Caustic'), sys: { version: 2 } },
    ],
    [
      'entry.patch',
      async () =>
        (await readEntry()).patch([{ op: 'replace', path: '/fields/headline/en-US', value: 'Patched' }]),
      { ...fields('Patched'), sys: { version: 3 } },
    ],
    [
      'entry.publish',
      async () => (await readEntry()).publish(),
      { sys: { publishedVersion: 3, fieldStatus: { '*': { 'en-US': 'published' } } } },
    ],
    ['entry.isPublished', async () => (await readEntry()).isPublished(), true],
    ['entry.isUpdated', async () => (await readEntry()).isUpdated(), false],
    [
      'environment.getEntries',
      () => environment.getEntries({ content_type: 'note', 'fields.headline': 'Patched' }),
      { total: 1, items: [{ sys: { id: 'lye' } }] },
    ],
    [
      'environment.getEntriesWithCursor',
      () => environment.getEntriesWithCursor({ limit: 1 }),
      { items: [{}], pages: { next: expect.any(String) } },
    ],
    [
      'environment.getPublishedEntries',
      () => environment.getPublishedEntries({ 'sys.id[in]': `lye,${ids.entry}` }),
      { total: 1, items: [{ sys: { id: 'lye' } }] },
    ],
    [
      'environment.getPublishedEntriesWithCursor',
      () => environment.getPublishedEntriesWithCursor({ limit: 1 }),
      { items: [{}], pages: { next: expect.any(String) } },
    ],
    ['entry.references', async () => (await readEntry()).references(), { items: [{ sys: { id: 'lye' } }] }],
    [
      'environment.getEntryReferences',
      () => environment.getEntryReferences('lye', { include: 2 }),
      { items: [{ sys: { id: 'lye' } }] },
    ],
    [
      'entry.getSnapshots',
      async () => {
        const snapshots = await (await readEntry()).getSnapshots();
        ids.snapshot = snapshots.items[0]?.sys.id ?? '';
        return snapshots;
      },
      { total: 1, items: [{ snapshot: fields('Patched') }] },
    ],
    [
      'entry.getSnapshot',
      async () => (await readEntry()).getSnapshot(ids.snapshot),
      { sys: { snapshotEntityType: 'Entry' }, snapshot: fields('Patched') },
    ],
    [
      'environment.getEntrySnapshots',
      () => environment.getEntrySnapshots('lye'),
      { items: [{ sys: { type: 'Snapshot' } }] },
    ],
    ['entry.unpublish', async () => (await readEntry()).unpublish(), { sys: { id: 'lye' } }],
    ['entry.isDraft', async () => (await readEntry()).isDraft(), true],
    ['entry.archive', async () => (await readEntry()).archive(), { sys: { archivedAt: expect.any(String) } }],
    ['entry.isArchived', async () => (await readEntry()).isArchived(), true],
    ['entry.unarchive', async () => (await readEntry()).unarchive(), { sys: { id: 'lye' } }],
    [
      'environment.deleteEntry',
      async () => {
        await environment.deleteEntry(ids.entry);
        return environment.getEntry(ids.entry).catch(({ name }: Error) => name);
      },
      'NotFound',
    ],
  ]);
});

describe('comments and tasks', () => {
  const readComment = async () => (await readEntry()).getComment(ids.comment);
  const readTask = async () => (await readEntry()).getTask(ids.task);
  testOperations([
    [
      'entry.createComment',
      async () => {
        const created = await (await readEntry()).createComment({ body: 'Why?' });
        ids.comment = created.sys.id;
        return created;
      },
      { body: 'Why?', sys: { parentEntity: { sys: { id: 'lye' } } } },
    ],
    ['entry.getComments', async () => (await readEntry()).getComments(), { items: [{ body: 'Why?' }] }],
    ['entry.getComment', readComment, { body: 'Why?' }],
    [
      'comment.update',
      async () => Object.assign(await readComment(), { body: 'How?' }).update(),
      { body: 'How?', sys: { version: 2 } },
    ],
    ['comment.delete', () => afterDeletion(readComment), 'NotFound'],
    [
      'entry.createTask',
      async () => {
        const task = { body: 'Check', status: 'active' as const, assignedTo: editor };
        const created = await (await readEntry()).createTask(task);
        ids.task = created.sys.id;
        return created;
      },
      { body: 'Check', assignedTo: editor, sys: { type: 'Task' } },
    ],
    ['entry.getTasks', async () => (await readEntry()).getTasks(), { total: 1 }],
    ['entry.getTask', readTask, { status: 'active' }],
    [
      'task.update',
      async () => Object.assign(await readTask(), { status: 'resolved' }).update(),
      { status: 'resolved', sys: { version: 2 } },
    ],
    ['task.delete', () => afterDeletion(readTask), 'NotFound'],
    ['entry.delete', () => afterDeletion(readEntry), 'NotFound'],
  ]);
});

describe('assets and uploads', () => {
  const picture = async (): Promise<ArrayBuffer> => {
    const image = sharp({ create: { width: 5, height: 3, channels: 3, background: 'red' } });
    return new Uint8Array(await image.png().toBuffer()).buffer;
  };
  const named = { fileName: 'poster.png', contentType: 'image/png' };
  const processed = { fields: { file: { 'en-US': { details: { image: { width: 5, height: 3 } } } } } };
  const readAsset = () => environment.getAsset('poster');
  testOperations([
    [
      'environment.createUpload',
      async () => {
        const upload = await environment.createUpload({ file: await picture() });
        ids.upload = upload.sys.id;
        return upload;
      },
      { sys: { type: 'Upload', expiresAt: expect.any(String) } },
    ],
    ['environment.getUpload', () => environment.getUpload(ids.upload), { sys: { type: 'Upload' } }],
    [
      'environment.createAssetWithId',
      () =>
        environment.createAssetWithId('poster', {
          fields: {
            title: text('Poster'),
            description: text(''),
            file: {
              'en-US': {
                ...named,
                uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: ids.upload } },
              },
            },
          },
        }),
      { sys: { id: 'poster', version: 1 } },
    ],
    ['asset.processForLocale', async () => (await readAsset()).processForLocale('en-US'), processed],
    [
      'asset.update',
      async () => {
        const asset = await readAsset();
        asset.fields.title = text('Placard');
        return asset.update();
      },
      { fields: { title: text('Placard') }, sys: { version: 3 } },
    ],
    ['asset.publish', async () => (await readAsset()).publish(), { sys: { publishedVersion: 3 } }],
    [
      'environment.createAssetFromFiles',
      async () => {
        const file = { 'en-US': { ...named, file: await picture() } };
        const asset = await environment.createAssetFromFiles({
          fields: { title: text('Poster'), description: text(''), file },
        });
        ids.asset = asset.sys.id;
        return asset;
      },
      { fields: { file: { 'en-US': { uploadFrom: { sys: { linkType: 'Upload' } } } } } },
    ],
    [
      'asset.processForAllLocales',
      async () => (await environment.getAsset(ids.asset)).processForAllLocales(),
      processed,
    ],
    [
      'environment.createAsset',
      () => environment.createAsset({ fields: { title: text('Empty'), description: text(''), file: {} } }),
      { fields: { title: text('Empty') } },
    ],
    ['environment.getAsset', readAsset, { fields: { title: text('Placard') } }],
    ['environment.getAssets', () => environment.getAssets({ 'sys.id': 'poster' }), { total: 1 }],
    [
      'environment.getAssetsWithCursor',
      () => environment.getAssetsWithCursor({ limit: 1 }),
      { items: [{}], pages: { next: expect.any(String) } },
    ],
    [
      'environment.getPublishedAssets',
      () => environment.getPublishedAssets({ 'sys.id': 'poster' }),
      { total: 1 },
    ],
    [
      'environment.getPublishedAssetsWithCursor',
      () => environment.getPublishedAssetsWithCursor({ limit: 1 }),
      { items: [{}], pages: { next: expect.any(String) } },
    ],
    ['asset.unpublish', async () => (await readAsset()).unpublish(), { sys: { id: 'poster' } }],
    ['asset.archive', async () => (await readAsset()).archive(), { sys: { archivedAt: expect.any(String) } }],
    ['asset.unarchive', async () => (await readAsset()).unarchive(), { sys: { id: 'poster' } }],
    ['asset.delete', () => afterDeletion(readAsset), 'NotFound'],
    ['upload.delete', () => afterDeletion(() => environment.getUpload(ids.upload)), 'NotFound'],
  ]);
});
