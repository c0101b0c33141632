import { EventEmitter, once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentSourceError, loadSpace } from '../../space/load.ts';
import { ContentStore } from '../../space/store.ts';
import { NAMES, serviceOf } from './service.ts';

const LINK = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });

const entry = (id: string, sys: Record<string, unknown>, fields: Record<string, unknown> = {}) => ({
  sys: { id, type: 'Entry', contentType: LINK('page', 'ContentType'), ...sys },
  fields: { title: { 'en-US': id }, ...fields },
});

/** An export as contentful-export writes it, with entries from the delivery, preview and management APIs. */
const EXPORT = {
  contentTypes: [
    {
      sys: { id: 'page', type: 'ContentType', publishedVersion: 3, space: LINK('abc', 'Space') },
      name: 'Page',
      displayField: 'title',
      fields: [
        {
          id: 'title',
          name: 'Title',
          type: 'Symbol',
          localized: true,
          required: true,
          disabled: false,
          omitted: false,
          validations: [],
        },
        {
          id: 'picture',
          name: 'Picture',
          type: 'Link',
          linkType: 'Asset',
          localized: false,
          required: false,
          validations: [],
        },
        {
          id: 'partners',
          name: 'Partners',
          type: 'Array',
          localized: false,
          required: false,
          items: { type: 'ResourceLink', validations: [] },
          allowedResources: [],
        },
      ],
    },
  ],
  editorInterfaces: [
    {
      sys: { id: 'default', contentType: LINK('page', 'ContentType') },
      controls: [{ fieldId: 'title', widgetId: 'singleLine' }],
    },
  ],
  entries: [
    entry(
      'from-delivery',
      {
        revision: 4,
        publishedVersion: 9,
        createdAt: '2024-01-01T00:00:00Z',
        updatedAt: '2024-02-01T00:00:00Z',
      },
      { picture: { 'en-US': LINK('photo', 'Asset') } },
    ),
    entry('from-delivery-older', { revision: 1 }),
    entry('from-preview-draft', { revision: 0 }),
    entry('from-management', { version: 8, publishedVersion: 7, publishedAt: '2024-03-01T00:00:00Z' }),
    entry('management-draft', { version: 1 }),
    entry('archived', {
      version: 5,
      publishedVersion: 3,
      archivedAt: '2024-03-01T00:00:00Z',
      archivedVersion: 4,
    }),
    {
      ...entry('orphan', { revision: 1 }),
      sys: { id: 'orphan', type: 'Entry', revision: 1, contentType: LINK('deleted', 'ContentType') },
    },
  ],
  assets: [
    {
      sys: { id: 'photo', type: 'Asset', revision: 2 },
      fields: {
        title: { 'en-US': 'Photo' },
        file: {
          'en-US': {
            url: '//images.ctfassets.net/abc/photo/1/p.jpg',
            fileName: 'p.jpg',
            contentType: 'image/jpeg',
            details: { size: 5, image: { width: 4, height: 3 } },
          },
        },
      },
    },
    {
      sys: { id: 'unprocessed', type: 'Asset', version: 1 },
      fields: {
        file: {
          'en-US': { upload: 'https://example.com/x.jpg', fileName: 'x.jpg', contentType: 'image/jpeg' },
        },
      },
    },
  ],
  locales: [
    {
      sys: { type: 'Locale', id: '1', version: 1 },
      code: 'en-US',
      name: 'English',
      default: true,
      fallbackCode: null,
      contentDeliveryApi: true,
      contentManagementApi: true,
      optional: false,
    },
  ],
  webhooks: [],
  roles: [],
};

function withFile(content: string, test: (path: string) => Promise<void> | void): () => Promise<void> {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'export-'));
    const path = join(folder, 'export.json');
    try {
      writeFileSync(path, content);
      await test(path);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

describe('a space from a Contentful export file', () => {
  test(
    'includes entries exported with a delivery token, but no drafts or archived entries',
    withFile(JSON.stringify(EXPORT), async (path) => {
      const { runQuery, runPreviewQuery } = serviceOf(new ContentStore(path, NAMES));
      const { data, errors } = await runQuery(
        '{ pageCollection(order: title_ASC) { total items { title sys { publishedVersion } } } }',
      );
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        pageCollection: {
          total: 3,
          items: [
            { title: 'from-delivery', sys: { publishedVersion: 9 } },
            { title: 'from-delivery-older', sys: { publishedVersion: 1 } },
            { title: 'from-management', sys: { publishedVersion: 7 } },
          ],
        },
      });
      const preview = await runPreviewQuery('{ pageCollection(preview: true) { total } }');
      expect(preview.data).toEqual({ pageCollection: { total: 5 } });
    }),
  );

  test(
    'has the original URLs for assets without files',
    withFile(JSON.stringify(EXPORT), async (path) => {
      const store = new ContentStore(path, NAMES);
      const { data } = await serviceOf(store).runQuery(
        '{ page(id: "from-delivery") { picture { url(transform: { width: 10 }) width size } } }',
      );
      expect(data).toEqual({
        page: { picture: { url: 'https://images.ctfassets.net/abc/photo/1/p.jpg?w=10', width: 4, size: 5 } },
      });
      expect(store.current.assetFile('photo')).toBeUndefined();
      expect(store.current.editorInterfaces.get('page')?.controls).toHaveLength(1);
    }),
  );

  test(
    'is read-only',
    withFile(JSON.stringify(EXPORT), (path) => {
      const store = new ContentStore(path, NAMES);
      expect(() => store.publish('Entry', 'management-draft')).toThrow(
        expect.objectContaining({ code: 'ReadOnly' }),
      );
    }),
  );

  test(
    'reloads when the file is replaced',
    withFile(JSON.stringify(EXPORT), async (path) => {
      const store = new ContentStore(path, NAMES);
      const events = new EventEmitter();
      store.subscribe((change) => events.emit('change', change));
      store.watch((error) => events.emit('error', error));
      try {
        const changed = once(events, 'change');
        writeFileSync(`${path}.new`, JSON.stringify({ ...EXPORT, entries: EXPORT.entries.slice(1) }));
        renameSync(`${path}.new`, path);
        expect(await changed).toEqual([expect.objectContaining({ action: 'delete' })]);
        expect(store.current.preview.entry('from-delivery')).toBeUndefined();
      } finally {
        store.close();
      }
    }),
  );

  test(
    'skips and reports invalid items in the file',
    withFile(
      JSON.stringify({
        ...EXPORT,
        contentTypes: [
          // A content type without a title field or a description has null in their place.
          { ...EXPORT.contentTypes[0], description: null, displayField: null },
          {
            sys: { id: 'broken', type: 'ContentType' },
            name: 'Broken',
            fields: [{ id: 'x', type: 'Colour' }],
          },
        ],
        entries: [...EXPORT.entries, entry('no-locales', { revision: 1 }, { title: 'No locale' })],
        assets: [
          ...EXPORT.assets,
          ...Array.from({ length: 12 }, (_, id) => ({ sys: { id: `asset-${id}` } })),
        ],
      }),
      async (path) => {
        const warnings = jest.spyOn(console, 'error').mockImplementation();
        const { runQuery } = serviceOf(new ContentStore(path, NAMES));
        const lines = warnings.mock.calls.map(([line]) => String(line));
        warnings.mockRestore();
        expect((await runQuery('{ pageCollection { total } }')).data).toEqual({
          pageCollection: { total: 3 },
        });
        const reported = (text: string): number => lines.filter((line) => line.includes(text)).length;
        expect(reported('"kind":"contentTypes","id":"broken"')).toBe(1);
        expect(reported('"kind":"entries","id":"no-locales","reason":"fields.title')).toBe(1);
        expect([reported('"id":"asset-'), reported('"ignored":12')]).toEqual([10, 1]);
      },
    ),
  );

  test(
    'includes the path in the error when the file is malformed',
    withFile('{"entries": [', (path) => {
      expect(() => loadSpace(path, NAMES)).toThrow(ContentSourceError);
      expect(() => loadSpace(path, NAMES)).toThrow(path);
    }),
  );

  test('includes the path in the error when the file does not exist', () => {
    expect(() => loadSpace('/nowhere/export.json', NAMES)).toThrow(
      'The content source /nowhere/export.json does not exist',
    );
  });
});
