/** A space as `contentful space export --download-assets` writes it. */
import { join } from 'node:path';
import { ROOT } from '../../root.ts';

/** A file that the export downloaded. */
export const PICTURE = {
  url: 'images.ctfassets.net/abcdefghijkl/photo/1f2e3d/photo.png',
  file: join(ROOT, 'packages/contentful-local/tests/graphql/fixture/assets/files/logo/logo.png'),
};

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const inSpace = {
  space: link('Space', 'abcdefghijkl'),
  environment: link('Environment', 'master'),
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  createdBy: link('User', 'ada'),
  updatedBy: link('User', 'ada'),
};
const published = {
  ...inSpace,
  publishedAt: '2026-01-02T00:00:00.000Z',
  firstPublishedAt: '2026-01-02T00:00:00.000Z',
  publishedCounter: 1,
  version: 2,
  publishedVersion: 1,
  publishedBy: link('User', 'ada'),
};
const field = (id: string, settings: Record<string, unknown>) => ({
  id,
  name: id,
  localized: false,
  required: false,
  validations: [],
  disabled: false,
  omitted: false,
  ...settings,
});
const page = (id: string, sys: Record<string, unknown>, fields: Record<string, unknown>) => ({
  metadata: { tags: [], concepts: [] },
  sys: { id, type: 'Entry', contentType: link('ContentType', 'page'), locale: undefined, ...sys },
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
});

export const exportedSpace = {
  contentTypes: [
    {
      sys: { id: 'page', type: 'ContentType', ...published },
      displayField: 'title',
      name: 'Page',
      description: '',
      fields: [
        field('title', { type: 'Symbol', required: true }),
        field('picture', { type: 'Link', linkType: 'Asset' }),
      ],
    },
  ],
  tags: [],
  editorInterfaces: [
    {
      sys: { id: 'default', type: 'EditorInterface', contentType: link('ContentType', 'page'), ...inSpace },
      controls: [{ fieldId: 'title', widgetNamespace: 'builtin', widgetId: 'singleLine' }],
    },
  ],
  entries: [
    page('welcome', published, { title: 'Welcome', picture: link('Asset', 'photo') }),
    page('draft', { ...inSpace, version: 1 }, { title: 'Draft' }),
  ],
  assets: [
    {
      metadata: { tags: [], concepts: [] },
      sys: { id: 'photo', type: 'Asset', ...published },
      fields: {
        title: { 'en-US': 'Photo' },
        file: {
          'en-US': {
            url: `//${PICTURE.url}`,
            fileName: 'photo.png',
            contentType: 'image/png',
            details: { size: 72, image: { width: 2, height: 1 } },
          },
        },
      },
    },
  ],
  locales: [
    {
      sys: { id: 'english', type: 'Locale', version: 1, ...inSpace },
      name: 'English (United States)',
      code: 'en-US',
      fallbackCode: null,
      default: true,
      contentManagementApi: true,
      contentDeliveryApi: true,
      optional: false,
    },
  ],
  webhooks: [],
  roles: [],
};
