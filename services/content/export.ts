/**
 * `npm run content:export [file]`: writes the content folder as an export file for contentful-import. Drafts are left
 * out, as in Contentful's own export; `--include-drafts` includes them.
 */
import { writeFileSync } from 'node:fs';
import { withFileUrls } from './space/asset-urls.ts';
import { loadSpace } from './space/load.ts';
import type { Space } from './space/types.ts';
import { localeItem } from './space/locale-item.ts';

/** The content of an export file. */
export function exportOf(space: Space, imagesBase: string, drafts: boolean): Record<string, unknown> {
  const view = drafts ? space.preview : space.published;
  return {
    contentTypes: [...space.contentTypes.values()].map((type) => ({
      ...type,
      sys: { publishedVersion: 1, version: 2, ...type.sys },
    })),
    editorInterfaces: [...space.contentTypes.keys()].map((id) => ({
      ...space.editorInterfaces.get(id),
      sys: {
        id: 'default',
        type: 'EditorInterface',
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id } },
      },
    })),
    entries: view.entries(),
    // The importer downloads asset files: their URLs point at the running embedded service.
    assets: view.assets().map((asset) => withFileUrls(asset, space, imagesBase)),
    locales: space.locales.map((locale) => localeItem(locale, space)),
    tags: space.tags,
    webhooks: [],
    roles: [],
  };
}

if (process.argv[1]?.endsWith('export.ts')) {
  const [target = 'content-export.json'] = process.argv
    .slice(2)
    .filter((argument) => !argument.startsWith('--'));
  const space = loadSpace('content', {
    spaceId: process.env.CONTENTFUL_SPACE_ID || 'cleanpro',
    environmentId: process.env.CONTENTFUL_ENVIRONMENT || 'master',
  });
  const base =
    process.env.IMAGES_BASE_URL || `http://127.0.0.1:${process.env.SERVICES_PORT || '4100'}/images`;
  const data = exportOf(space, base, process.argv.includes('--include-drafts'));
  writeFileSync(target, `${JSON.stringify(data, null, 2)}\n`);
  console.log(
    `${target}: ${space.contentTypes.size} content types, ${Array.isArray(data.entries) ? data.entries.length : 0} entries`,
  );
}
