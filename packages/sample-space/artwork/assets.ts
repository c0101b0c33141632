/** Writes the files of assets and their JSON entries, in the format of the content service. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const ASSETS = join(import.meta.dirname, '..', 'content', 'assets');
const STAMP = '2026-01-15T09:00:00.000Z';

export interface Asset {
  id: string;
  fileName: string;
  contentType: string;
  bytes: Buffer;
  title: string;
  description: string;
  image?: { width: number; height: number };
}

/** Returns the title of an existing asset. */
export const readAssetTitle = (id: string): string =>
  JSON.parse(readFileSync(join(ASSETS, `${id}.json`), 'utf8')).fields.title['en-US'];

const VARIANT = z.object({ fields: z.object({ countedItems: z.object({ 'en-US': z.string() }) }) });

/**
 * Returns the plural noun for the items in a pack.
 * @throws Error if the pack's entry has none
 */
export const readCountedItems = (pack: string): string =>
  VARIANT.parse(
    JSON.parse(readFileSync(join(ASSETS, '..', 'entries', 'productVariant', `variant-${pack}.json`), 'utf8')),
  ).fields.countedItems['en-US'];

/** Writes an asset's file and entry. The output is deterministic. */
export function saveAsset({ id, fileName, contentType, bytes, title, description, image }: Asset): void {
  mkdirSync(join(ASSETS, 'files', id), { recursive: true });
  writeFileSync(join(ASSETS, 'files', id, fileName), bytes);
  const asset = {
    sys: {
      id,
      type: 'Asset',
      createdAt: STAMP,
      updatedAt: STAMP,
      publishedAt: STAMP,
      firstPublishedAt: STAMP,
      publishedVersion: 1,
      publishedCounter: 1,
      version: 2,
    },
    metadata: { tags: [] },
    fields: {
      title: { 'en-US': title },
      description: { 'en-US': description },
      file: {
        'en-US': {
          url: `//images.cleanpro.example/cleanpro/${id}/${fileName}`,
          fileName,
          contentType,
          details: { size: bytes.length, ...(image && { image }) },
        },
      },
    },
  };
  writeFileSync(join(ASSETS, `${id}.json`), `${JSON.stringify(asset, null, 2)}\n`);
}
