/** Where the embedded service serves the files of assets. */
import type { Asset, AssetBytes, AssetFile, Space } from './types.ts';

/** First hex digits of the SHA-1 of the bytes. */
export const FILE_TOKEN = /^[0-9a-f]{10}$/;

/** The token in the stored address of a processed file; files that came with the content folder have none. */
export function tokenIn({ url, fileName }: Pick<AssetFile, 'url' | 'fileName'>): string | undefined {
  const [token = '', name] = url.split('/').slice(-2);
  return FILE_TOKEN.test(token) && name === encodeURIComponent(fileName) ? token : undefined;
}

/** The absolute URL of a file; it changes with the bytes, so that it can be cached forever. */
export function assetFileUrl(
  { id: spaceId }: Space,
  imagesBase: string,
  assetId: string,
  bytes: AssetBytes,
): string {
  return `${imagesBase}/${spaceId}/${assetId}/${bytes.token}/${encodeURIComponent(bytes.fileName)}`;
}

/**
 * The asset with the URLs of its files. Files without bytes keep their own: those of an export file, and uploads that
 * nobody has processed.
 */
export function withFileUrls(asset: Asset, space: Space, imagesBase: string): Asset {
  const { file } = asset.fields;
  if (!file) return asset;
  const files: Record<string, AssetFile> = Object.fromEntries(
    Object.entries(file).map(([locale, value]) => {
      const bytes = space.bytesOf(asset, locale);
      return [
        locale,
        bytes ? { ...value, url: assetFileUrl(space, imagesBase, asset.sys.id, bytes) } : value,
      ];
    }),
  );
  return { ...asset, fields: { ...asset.fields, file: files } };
}

/** A saved asset as it is stored: a URL of this service, which depends on where it runs, is not. */
export function withStoredUrls(asset: Asset, before: Asset, space: Space, imagesBase: string): Asset {
  const { file } = asset.fields;
  const answered = withFileUrls(before, space, imagesBase).fields.file;
  if (!file || !answered) return asset;
  const files: Record<string, AssetFile> = Object.fromEntries(
    Object.entries(file).map(([locale, value]) => {
      const stored = before.fields.file?.[locale];
      return [locale, stored && value.url === answered[locale]?.url ? { ...value, url: stored.url } : value];
    }),
  );
  return { ...asset, fields: { ...asset.fields, file: files } };
}
