import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { loadSpace } from '../../space/load.ts';
import type { Change } from '../../space/change.ts';
import { ContentStore } from '../../space/store.ts';
import type { Asset, Entry, Space, View } from '../../space/types.ts';
import { NAMES, serviceOf, withFixtureCopy } from './service.ts';

function storeOf(folder: string): { store: ContentStore; changes: Change[]; notifications: () => string[] } {
  const store = new ContentStore(folder, NAMES);
  const changes: Change[] = [];
  store.subscribe((change) => changes.push(change));
  return {
    store,
    changes,
    notifications: () => changes.map(({ action, entity }) => `${action} ${entity?.sys.id ?? ''}`.trim()),
  };
}

function entryOf(store: ContentStore, id: string): Entry {
  const entry = store.current.preview.entry(id);
  if (!entry) throw new Error(`${id} is not in the fixture`);
  return entry;
}

function renamed(entry: Entry, title: string): Entry {
  return { ...entry, fields: { ...entry.fields, title: { 'en-US': title } } };
}

/** Returns everything in a view, including indexes, for comparison. */
function dump(view: View, space: Space): unknown {
  const ids = (entities: readonly (Entry | Asset)[]): string[] => entities.map(({ sys }) => sys.id);
  return JSON.parse(
    JSON.stringify({
      entries: view.entries(),
      assets: view.assets(),
      byType: [...space.contentTypes.keys()].map((type) => [type, ids(view.entriesOf(type))]),
      bySlug: ['brands/dawn/dish-soap', 'brands/bounty/paper-towel', 'brands/new', 'brands/moved'].map(
        (slug) => ids(view.entriesWith('product', 'slug', 'en-US', slug)),
      ),
      linking: ['brand-dawn', 'brand-bounty', 'variant-small', 'note-one', 'product-soap'].map((id) =>
        ids(view.linkingTo('Entry', id).map(({ entry }) => entry)).sort(),
      ),
      showing: ['photo', 'manual', 'logo'].map((id) =>
        ids(view.linkingTo('Asset', id).map(({ entry }) => entry)).sort(),
      ),
    }),
  );
}

describe('publishing', () => {
  test(
    'shows a draft in preview only until it is published',
    withFixtureCopy(async (folder) => {
      const { store, notifications: actions } = storeOf(folder);
      const { runQuery, runPreviewQuery } = serviceOf(store);
      const query = 'query ($preview: Boolean!) { product(id: "product-soap", preview: $preview) { title } }';
      const saved = store.saveDraft(renamed(entryOf(store, 'product-soap'), 'Better Dish Soap'), 2);
      expect(saved.sys.version).toBe(3);
      expect((await runQuery(query, { preview: false })).data).toEqual({ product: { title: 'Dish Soap' } });
      expect((await runPreviewQuery(query, { preview: true })).data).toEqual({
        product: { title: 'Better Dish Soap' },
      });

      const published = store.publish('Entry', 'product-soap', 3);
      expect(published.sys).toMatchObject({
        version: 4,
        publishedVersion: 3,
        publishedCounter: 2,
        firstPublishedAt: '2024-01-02T00:00:00.000Z',
      });
      expect((await runQuery(query, { preview: false })).data).toEqual({
        product: { title: 'Better Dish Soap' },
      });
      expect(actions()).toEqual(['save product-soap', 'publish product-soap']);
      await store.saved();
      expect(existsSync(join(folder, 'entries/product/product-soap.draft.json'))).toBe(false);
    }),
  );

  test(
    'preserves changes across a restart and leaves no temporary files',
    withFixtureCopy(async (folder) => {
      const { store } = storeOf(folder);
      store.saveDraft(renamed(entryOf(store, 'product-soap'), 'Saved'));
      store.publish('Entry', 'product-towel');
      store.unpublish('Entry', 'page-home');
      store.remove('Entry', 'note-two');
      await store.saved();
      const again = loadSpace(folder, NAMES);
      expect(dump(again.preview, again)).toEqual(dump(store.current.preview, store.current));
      expect(dump(again.published, again)).toEqual(dump(store.current.published, store.current));
      expect(again.published.entry('page-home')).toBeUndefined();
      expect(again.preview.entry('page-home')).toBeDefined();
      expect(
        readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.tmp')),
      ).toEqual([]);
      expect(readFileSync(join(folder, 'entries/product/product-soap.draft.json'), 'utf8')).toMatch(
        /^\{\n {2}"sys": \{\n[\s\S]*\n\}\n$/,
      );
    }),
  );

  test(
    'updates the indexes to the same state as a full rebuild',
    withFixtureCopy((folder) => {
      const { store } = storeOf(folder);
      // The first check builds the indexes, which the changes then update.
      const check = (): void => {
        store.saveNow();
        const anew = loadSpace(folder, NAMES);
        expect(dump(store.current.preview, store.current)).toEqual(dump(anew.preview, anew));
        expect(dump(store.current.published, store.current)).toEqual(dump(anew.published, anew));
      };
      check();
      const soap = entryOf(store, 'product-soap');
      store.saveDraft({
        ...soap,
        fields: { ...soap.fields, slug: { 'en-US': 'brands/moved' }, brand: {}, pictures: {} },
      });
      check();
      store.publish('Entry', 'product-soap');
      check();
      const contentType = soap.sys.contentType;
      store.saveDraft<Entry>({
        sys: { id: 'product-new', type: 'Entry', contentType },
        metadata: { tags: [] },
        fields: {
          slug: { 'en-US': 'brands/new' },
          brand: { 'en-US': { sys: { type: 'Link', linkType: 'Entry', id: 'brand-dawn' } } },
        },
      });
      check();
      store.publish('Entry', 'product-new');
      check();
      store.unpublish('Entry', 'product-towel');
      check();
      store.remove('Entry', 'product-new');
      store.publish('Asset', 'photo-draft');
      store.remove('Asset', 'manual');
      check();
    }),
  );

  test(
    'never changes an old snapshot',
    withFixtureCopy((folder) => {
      const { store } = storeOf(folder);
      const before = store.current;
      const seen = dump(before.published, before);
      store.remove('Entry', 'product-soap');
      expect(dump(before.published, before)).toEqual(seen);
      expect(store.current.version).toBe(before.version + 1);
      expect(store.current.modelVersion).toBe(before.modelVersion);
      expect(store.current.contentTypes).toBe(before.contentTypes);
    }),
  );

  test(
    'rejects an old version, an unknown entity and an id that escapes its folder',
    withFixtureCopy((folder) => {
      const { store, changes } = storeOf(folder);
      const soap = entryOf(store, 'product-soap');
      const code = (expected: string) => expect.objectContaining({ code: expected });
      expect(() => store.publish('Entry', 'product-soap', 1)).toThrow(code('VersionMismatch'));
      expect(() => store.saveDraft(soap, 7)).toThrow(code('VersionMismatch'));
      expect(() => store.remove('Entry', 'product-soap', 9)).toThrow(code('VersionMismatch'));
      expect(() => store.publish('Entry', 'nothing')).toThrow(code('NotFound'));
      expect(() => store.unpublish('Entry', 'variant-draft')).toThrow(code('NotFound'));
      for (const id of ['../escape', 'a/b', '..', '.hidden', 'soap.draft', '', 'x'.repeat(65)]) {
        expect(() => store.saveDraft({ ...soap, sys: { ...soap.sys, id } })).toThrow(code('InvalidId'));
      }
      const unknown = { sys: { type: 'Link', linkType: 'ContentType', id: '../../x' } } as const;
      expect(() =>
        store.saveDraft({ ...soap, sys: { ...soap.sys, id: 'new', contentType: unknown } }),
      ).toThrow(code('NotFound'));
      expect(changes).toEqual([]);
    }),
  );

  test(
    'rolls back a change that cannot be written, and notifies about the rollback',
    withFixtureCopy(async (folder) => {
      const { store, notifications: actions } = storeOf(folder);
      rmSync(join(folder, 'entries/product'), { recursive: true });
      writeFileSync(join(folder, 'entries/product'), 'no folder');
      const before = store.current.preview.entry('note-one');
      store.remove('Entry', 'note-one');
      store.saveDraft(renamed(entryOf(store, 'product-soap'), 'Not written'));
      await expect(store.saved()).rejects.toThrow(/EEXIST|ENOTDIR/);
      expect(store.current.preview.entry('note-one')).toEqual(before);
      expect(actions().filter((action) => action.endsWith('note-one'))).toEqual([
        'delete note-one',
        'publish note-one',
      ]);
    }),
  );

  test(
    'after a crash, ignores a draft that is older than the published entity',
    withFixtureCopy((folder) => {
      const { store } = storeOf(folder);
      const draft = join(folder, 'entries/product/product-towel.draft.json');
      const left = readFileSync(draft, 'utf8');
      store.publish('Entry', 'product-towel');
      store.saveNow();
      writeFileSync(draft, left);
      expect(loadSpace(folder, NAMES).preview.entry('product-towel')?.sys.version).toBe(4);
    }),
  );
});

describe('assets', () => {
  test(
    'can have one file in the published state and another in the draft',
    withFixtureCopy((folder) => {
      const { store } = storeOf(folder);
      const before = store.current.assetFile('photo');
      expect(before).toMatchObject({
        path: join(folder, 'assets/files/photo/photo one.png'),
        fileName: 'photo one.png',
        contentType: 'image/png',
        token: expect.stringMatching(/^[0-9a-f]{10}$/),
      });
      const photo = store.current.preview.asset('photo');
      const file = photo?.fields.file?.['en-US'];
      if (!photo || !file) throw new Error('The fixture has no photo');
      writeFileSync(join(folder, 'assets/files/photo/new.png'), 'other bytes');
      store.saveDraft({
        ...photo,
        fields: { ...photo.fields, file: { 'en-US': { ...file, fileName: 'new.png' } } },
      });
      expect(store.current.assetFile('photo')?.fileName).toBe('new.png');
      expect(store.current.assetFile('photo', undefined, 'photo one.png')).toEqual(before);
      const published = store.current.published.asset('photo');
      expect(published && store.current.bytesOf(published)).toEqual(before);
      expect(store.current.assetFile('photo-draft')).toBeUndefined();
      expect(store.current.assetFile('../model')).toBeUndefined();
    }),
  );

  test(
    'have no file if its name points outside the asset folder',
    withFixtureCopy((folder) => {
      const { store } = storeOf(folder);
      const photo = store.current.preview.asset('photo');
      const file = photo?.fields.file?.['en-US'];
      if (!photo || !file) throw new Error('The fixture has no photo');
      const escaping = {
        ...photo,
        fields: { file: { 'en-US': { ...file, fileName: '../../../space.json' } } },
      };
      expect(store.current.bytesOf(escaping)).toBeUndefined();
    }),
  );
});

describe('reloading', () => {
  test(
    'notifies only about items that changed',
    withFixtureCopy((folder) => {
      const { store, notifications: actions } = storeOf(folder);
      store.reload();
      expect(actions()).toEqual([]);
      const path = (name: string): string => join(folder, 'entries', name);
      const soap = readFileSync(path('product/product-soap.json'), 'utf8');
      writeFileSync(
        path('product/product-soap.json'),
        soap.replace('"Dish Soap"', '"Dish soap for kitchens"'),
      );
      writeFileSync(
        path('note/note-one.draft.json'),
        readFileSync(path('note/note-one.json'), 'utf8')
          .replace('"version": 2', '"version": 3')
          .replace('Rinse well', 'Rinse twice'),
      );
      renameSync(path('banner/banner-one.json'), path('banner/banner-one.draft.json'));
      rmSync(path('variant/variant-small.json'));
      const before = store.current;
      store.reload();
      expect(actions().sort()).toEqual([
        'delete variant-small',
        'publish product-soap',
        'save note-one',
        'unpublish banner-one',
      ]);
      expect(store.current.modelVersion).toBe(before.modelVersion);
      const anew = loadSpace(folder, NAMES);
      expect(dump(store.current.published, store.current)).toEqual(dump(anew.published, anew));
      expect(dump(store.current.preview, store.current)).toEqual(dump(anew.preview, anew));
    }),
  );

  test(
    'does not notify again about changes that the store itself wrote',
    withFixtureCopy((folder) => {
      const { store, notifications: actions } = storeOf(folder);
      store.publish('Entry', 'product-towel');
      store.reload();
      expect(actions()).toEqual(['publish product-towel']);
    }),
  );

  test(
    'updates the schema when the model changes',
    withFixtureCopy(async (folder) => {
      const { store, notifications: actions } = storeOf(folder);
      const { runQuery } = serviceOf(store);
      const query = '{ note(id: "note-one") { __typename extra } }';
      expect((await runQuery(query)).status).toBe(400);
      const path = join(folder, 'model/note.json');
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replace(
          '"fields": [',
          '"fields": [{"id": "extra", "name": "Extra", "type": "Symbol"},',
        ),
      );
      store.reload();
      expect(actions()).toEqual(['reload']);
      expect((await runQuery(query)).data).toEqual({ note: { __typename: 'Note', extra: null } });
    }),
  );

  test(
    'reports the path of an invalid file and retains the last snapshot',
    withFixtureCopy((folder) => {
      const { store, changes } = storeOf(folder);
      const before = store.current;
      const path = join(folder, 'entries/product/product-soap.json');
      const good = readFileSync(path, 'utf8');
      const breaking: [string, string][] = [
        ['{ "sys": ', `${path} is not JSON`],
        ['{ "sys": { "id": "product-soap" } }', `${path} is invalid: sys.`],
        [
          good.replace('"id": "product-soap"', '"id": "other"'),
          `${path}: sys.id is other, but must be product-soap`,
        ],
        [
          good.replace('"id": "product"', '"id": "note"'),
          `${path}: the content type is note, but must be the folder's name`,
        ],
      ];
      for (const [content, message] of breaking) {
        writeFileSync(path, content);
        expect(() => store.reload()).toThrow(message);
        expect(store.current).toBe(before);
      }
      expect(changes).toEqual([]);
    }),
  );

  test(
    'reports the path of a file with a duplicate id or an unknown content type',
    withFixtureCopy((folder) => {
      const copy = readFileSync(join(folder, 'entries/note/note-one.json'), 'utf8').replace(
        '"id": "note"',
        '"id": "page"',
      );
      writeFileSync(join(folder, 'entries/page/note-one.json'), copy);
      expect(() => loadSpace(folder, NAMES)).toThrow(
        /page\/note-one\.json: the id note-one is already used in .*entries\/note/,
      );
      rmSync(join(folder, 'entries/page/note-one.json'));
      rmSync(join(folder, 'model/location.json'));
      expect(() => loadSpace(folder, NAMES)).toThrow(
        'location-one.json: the content type location is not in the model',
      );
    }),
  );

  test(
    'reloads automatically while watching files',
    withFixtureCopy(async (folder) => {
      const { store } = storeOf(folder);
      const events = new EventEmitter();
      store.subscribe((change) => events.emit('change', change));
      store.watch((error) => events.emit('broken', error));
      try {
        const path = join(folder, 'entries/note/note-two.json');
        const good = readFileSync(path, 'utf8');
        const changed = once(events, 'change');
        writeFileSync(path, good.replace('Dry well', 'Dry in the air'));
        expect(await changed).toEqual([expect.objectContaining({ action: 'publish' })]);
        const broken = once(events, 'broken');
        writeFileSync(path, '{');
        expect(String(await broken)).toContain('note-two.json is not JSON');
        expect(store.current.published.entry('note-two')?.fields.headline).toEqual({
          'en-US': 'Dry in the air',
        });
      } finally {
        store.close();
      }
    }),
  );

  test(
    'accepts a model without entries or assets',
    withFixtureCopy((folder) => {
      rmSync(join(folder, 'entries'), { recursive: true });
      rmSync(join(folder, 'assets'), { recursive: true });
      const { store } = storeOf(folder);
      expect(store.current.preview.entries()).toEqual([]);
      store.saveDraft<Entry>({
        sys: {
          id: 'first',
          type: 'Entry',
          contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'note' } },
        },
        metadata: { tags: [] },
        fields: {},
      });
      store.saveNow();
      expect(loadSpace(folder, NAMES).preview.entry('first')?.sys.version).toBe(1);
      mkdirSync(join(folder, 'entries/note/nested'));
      expect(loadSpace(folder, NAMES).preview.entries()).toHaveLength(1);
    }),
  );
});
